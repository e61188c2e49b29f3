import { disciplineOf } from '@upfield/cms/art';
import type { Language, PlayerCard, Sport } from '@upfield/cms/contract';
import { POSITION_NAMES, type PositionSport } from '@upfield/cms/contract/position-names';
import { type PositionHolder, positionIn } from '@upfield/cms/contract/positions';
import { countryIn } from '@upfield/cms/phone';
import { withBadge } from './rules/position';
import { spokenIn } from './rules/spoken-languages';
import type { PositionBadge } from './sticker/sticker-fields';

/** What staff type once, and pages print in their language. */
type TypedCard = Partial<Pick<PlayerCard, 'country' | 'sportPosition' | 'languagesSpoken' | 'sport'>>;

const WOMEN = /\bwom[ae]n|\bfemenin|\bgirls?\b|\bladies\b/i;
const MEN = /\bmen\b|\bmasculin|\bboys?\b/i;

const hasPositions = (sport: string): sport is PositionSport => Object.hasOwn(POSITION_NAMES, sport);

/** Whose positions a sport's cards name, by its name in either language. */
function holderIn(sport: string): PositionHolder {
  const discipline = disciplineOf(sport);
  return {
    sport: hasPositions(discipline) ? discipline : undefined,
    woman: WOMEN.test(sport) && !MEN.test(sport),
  };
}

/** A position in the words of a language. @param sport its name, of which there may be none */
export const shownPosition = (position: string, language: Language, sport: string | undefined): string =>
  positionIn(position, language, holderIn(sport ?? ''));

/** The positions of one sport's cards. */
interface SportPositions {
  sport: Pick<Sport, 'id' | 'name'> | null;
  positions: readonly string[];
}

/**
 * What a page prints for the positions to filter by, where it is not what staff typed.
 * @param chosen id of the sport that is listed; those of all sports without one
 */
export function positionTexts(
  groups: readonly SportPositions[],
  chosen: string | undefined,
  language: Language,
): Record<string, string> {
  const listed = groups.filter(({ sport }) => !chosen || sport?.id === chosen);
  const texts = listed.flatMap(({ sport, positions }) =>
    positions.map((typed): [string, string] => [typed, shownPosition(typed, language, sport?.name)]),
  );
  // Of a name that several sports have, the first one's translation stands.
  return Object.fromEntries(texts.filter(([typed, shown]) => typed !== shown).reverse());
}

/**
 * A card as a page of a language prints it: country, position and languages are translated where their words are known, else as staff typed
 * them. For loaders: the tables of names are no part of a page's scripts.
 */
export function shownCard<Card extends TypedCard>(card: Card, language: Language): Card & PositionBadge {
  const { country, sportPosition, languagesSpoken, sport } = card;
  return {
    ...withBadge(card),
    ...(country ? { country: countryIn(country, language) } : {}),
    ...(sportPosition ? { sportPosition: shownPosition(sportPosition, language, sport?.name) } : {}),
    ...(languagesSpoken ? { languagesSpoken: spokenIn(languagesSpoken, language) } : {}),
  };
}
