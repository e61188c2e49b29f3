import { fileKeyOf, type PlayerCard, PRESENT } from '@upfield/cms/contract';
import { type CardFormValues, type CareerRow, isEmptyRow } from './card-form';
import { cardValues } from './card-mapping';
import { careerKey, mergeCareers } from './career-merge';
import { type ImageState, type ImageStates, pictureMark, storedImages } from './image-state';

/** Identifies the picture of each version; equal texts mean the same picture. */
export interface PictureNames {
  cardImage: string;
  bannerImage: string;
}

/** All that the form holds of a card. */
export type CardVersion = CardFormValues & PictureNames;
export type VersionField = keyof CardVersion;

/** What is typed and chosen in a form. */
export interface FormContent {
  values: CardFormValues;
  images: ImageStates;
}

/** How two versions of a card go together; the fields stand in the order of the form. */
export interface Merge {
  /** Changed by the other person alone. */
  taken: VersionField[];
  /** Changed by both, to different values: only a person can choose. */
  conflicts: VersionField[];
  /** The career where both changed it and no team of it differently; it counts as taken. */
  teams: CareerRow[] | null;
}

/** Identifies a stored picture by its file: its address also depends on whether visitors may see it. */
const pictureName = (url: string | null): string => (url === null ? '' : (fileKeyOf(url) ?? url));

/** A stored card as the form would hold it. */
export const storedVersion = (card: PlayerCard): CardVersion => ({
  ...cardValues(card),
  cardImage: pictureName(card.cardImageUrl),
  bannerImage: pictureName(card.bannerImageUrl),
});

/**
 * The card as the form has it now.
 * @param uploaded addresses of chosen pictures that are on the server already, by their mark
 */
export function formVersion(
  { values, images }: FormContent,
  uploaded: ReadonlyMap<string, string> = new Map(),
): CardVersion {
  const nameOf = ({ file, focus, storedUrl }: ImageState) => {
    if (!file) return pictureName(storedUrl);
    const mark = pictureMark(file, focus);
    const url = uploaded.get(mark);
    return url === undefined ? mark : pictureName(url);
  };
  return { ...values, cardImage: nameOf(images.card), bannerImage: nameOf(images.banner) };
}

/**
 * The version that a merge starts from, after a save of the form whose answer was lost: what is stored as that save sent it is no change of
 * somebody else.
 * @param base the version before that save
 * @param sent the version that it sent
 */
export function baseAfter(sent: CardVersion, base: CardVersion, theirs: CardVersion): CardVersion {
  const own = (Object.keys(theirs) as VersionField[]).filter((field) => keyOf(sent[field]) === keyOf(theirs[field]));
  return { ...base, ...Object.fromEntries(own.map((field) => [field, theirs[field]])) };
}

/**
 * Merges two versions that started from the same one, field by field: a field that one person changed is theirs, one that both
 * changed alike is settled, and a career that both changed is merged team by team. What the form does not hold (visibility, consent) cannot conflict, because a save does not touch it.
 * @param base the card that `mine` started from
 */
export function mergeVersions(base: CardVersion, mine: CardVersion, theirs: CardVersion): Merge {
  const differs = (one: CardVersion, other: CardVersion) => (field: VersionField) =>
    keyOf(one[field]) !== keyOf(other[field]);
  const isMine = differs(base, mine);
  const changed = (Object.keys(theirs) as VersionField[]).filter(differs(base, theirs));
  const both = changed.filter(isMine).filter(differs(mine, theirs));
  const teams = both.includes('career') ? mergeCareers(base.career, mine.career, theirs.career) : null;
  const isSettled = (field: VersionField) => field === 'career' && teams !== null;
  return {
    taken: changed.filter((field) => !isMine(field) || isSettled(field)),
    conflicts: both.filter((field) => !isSettled(field)),
    teams,
  };
}

/**
 * The form with the other person's version of some fields.
 * @param teams the merged career, in place of theirs
 */
export function withTheirs(
  { values, images }: FormContent,
  theirs: PlayerCard,
  { fields, teams }: { fields: VersionField[]; teams: CareerRow[] | null },
): FormContent {
  const stored = { ...storedVersion(theirs), ...(teams ? { career: teams } : {}) };
  const pictures = storedImages(theirs);
  const isTaken = (field: VersionField) => fields.includes(field);
  const names = (Object.keys(values) as (keyof CardFormValues)[]).filter(isTaken);
  return {
    values: { ...values, ...Object.fromEntries(names.map((name) => [name, stored[name]])) },
    images: {
      card: isTaken('cardImage') ? pictures.card : images.card,
      banner: isTaken('bannerImage') ? pictures.banner : images.banner,
    },
  };
}

/** Equal for values that the server would store alike. */
const keyOf = (value: string | CareerRow[]): string => (typeof value === 'string' ? value.trim() : careerKey(value));

/** A value of a version as people read it; of a career one line a team: "Águila, 2023 – Present". */
export const versionText = (value: string | CareerRow[]): string =>
  typeof value === 'string'
    ? value.trim()
    : value
        .filter((row) => !isEmptyRow(row))
        .map(({ team, startYear, endYear, isCurrent }) =>
          `${team.trim()}, ${startYear} – ${isCurrent ? PRESENT : endYear}`.trim(),
        )
        .join('\n');
