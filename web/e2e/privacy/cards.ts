import { randomInt } from 'node:crypto';
import type { ContentManager } from '../support/content';
import { picture } from '../support/pictures';
import { SITE_URL } from '../support/site';
import type { StaffApi } from '../support/staff-api';

/** A card with unique values, so that a value found in an answer identifies the card. */
export interface AuditedCard {
  id: string;
  name: string;
  lastName: string;
  sport: string;
  position: string;
  country: string;
  team: string;
  birthDate: string;
  graduation: number;
  /** Paths on the site. `replaced` was on the card before `card` took its place. */
  pictures: { card: string; banner: string; replaced: string };
}

const COLOURS = { card: '#0b6b40', banner: '#22408a', replaced: '#a03020' } as const;
const LETTERS = 'bcdfghjklmnpqrstvwz';
const word = (start: string) => start + Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Makes a sport that comes before all others, so that its cards are the first on every page that shows a few. */
export async function makeFirstSport(editor: ContentManager): Promise<string> {
  return editor.create('sport', { name: word('Audit'), displayOrder: 0 });
}

/**
 * Makes a public card with two pictures, one of which has taken an older one's place.
 * @param index of the card among those of one run; class year and country follow from it
 */
export async function makeCard(staff: StaffApi, sport: string, index: number): Promise<AuditedCard> {
  const upload = async (kind: keyof typeof COLOURS) => {
    const { buffer } = await picture(`${kind}.jpg`, COLOURS[kind], 400, 500);
    return staff.upload(buffer, kind === 'banner' ? 'banner' : 'card');
  };
  const values = {
    name: word('Ada'),
    // Last names that sort first, so that a list of a few cards begins with these.
    lastName: word('Aa'),
    sport,
    sportPosition: word('Sweeper'),
    country: word('Land'),
    dateOfBirth: `2009-02-${10 + index}`,
    // Past the years of all other cards, so that the ends of the list of years are these.
    highSchoolGraduation: 2090 + index,
    gpa: 4,
    height: 200,
    highlightsLink: 'https://films.example/audit',
    career: [{ team: word('Club'), years: 'Present' }],
    bannerImageUrl: await upload('banner'),
  };
  const replaced = await upload('replaced');
  const made = await staff.create(values.lastName, { ...values, cardImageUrl: replaced });
  const saved = await staff.change(made, { cardImageUrl: await upload('card') });
  return {
    id: saved.id,
    name: values.name,
    lastName: values.lastName,
    sport,
    position: values.sportPosition,
    country: values.country,
    team: values.career[0]?.team ?? '',
    birthDate: values.dateOfBirth,
    graduation: values.highSchoolGraduation,
    pictures: { card: pathOf(saved.cardImageUrl), banner: pathOf(saved.bannerImageUrl), replaced: pathOf(replaced) },
  };
}

/** Path on the site without what a staff address is signed with. */
const pathOf = (url: string | null) => new URL(url ?? '', SITE_URL).pathname;

const fileName = (path: string) => path.split('/').at(-1) ?? path;

/** What may not come out of a card that is hidden. */
export function valuesOf(card: AuditedCard): string[] {
  const { id, name, lastName, position, country, team, birthDate, pictures } = card;
  return [id, name, lastName, position, country, team, birthDate, ...Object.values(pictures).map(fileName)];
}
