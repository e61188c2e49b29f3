import { PRESENT } from '@upfield/cms/contract';
import { equalityKey } from '@upfield/cms/contract/folding';
import { type CareerRow, isEmptyRow } from './card-form';

/** Equal for rows that the server would store alike: the end of a current team is not typed. */
const contentOf = ({ team, startYear, endYear, isCurrent }: CareerRow): string =>
  JSON.stringify([team, startYear, isCurrent ? PRESENT : endYear].map((text) => text.trim()));

/** Equal for careers that the server would store alike: it sorts the teams. */
export const careerKey = (rows: readonly CareerRow[]): string =>
  JSON.stringify(
    rows
      .filter((row) => !isEmptyRow(row))
      .map(contentOf)
      .sort(),
  );

type Teams = Map<string, CareerRow>;

/**
 * The rows of a career by what identifies them. Every save stores the teams anew, so that their ids do not last: a team and the year it
 * began are one entry, and a second one of both is another.
 */
function byIdentity(rows: readonly CareerRow[]): Teams {
  const found: Teams = new Map();
  for (const row of rows.filter((one) => !isEmptyRow(one))) {
    const name = `${equalityKey(row.team)} ${row.startYear.trim()}`;
    let identity = name;
    for (let count = 2; found.has(identity); count++) identity = `${name} ${count}`;
    found.set(identity, row);
  }
  return found;
}

/**
 * Whether both may have renamed one team, or corrected the year it began, to different things: it is gone from both careers, and one has
 * a new team that the other has not. Nothing tells which new team stands for which one that is gone, so that any difference counts.
 */
function mayReplaceDifferently(was: Teams, here: Teams, there: Teams): boolean {
  const isGone = [...was.keys()].some((identity) => !here.has(identity) && !there.has(identity));
  const isAddedByOne = [...here.keys(), ...there.keys()].some(
    (identity) => !was.has(identity) && here.has(identity) !== there.has(identity),
  );
  return isGone && isAddedByOne;
}

/**
 * Merges two careers that started from the same one, team by team: a team that one person added, changed or removed is as they have it.
 * @returns mine first, then what they added; null where both changed one team to different things, which a person has to choose between
 */
export function mergeCareers(
  base: readonly CareerRow[],
  mine: readonly CareerRow[],
  theirs: readonly CareerRow[],
): CareerRow[] | null {
  const [was, here, there] = [byIdentity(base), byIdentity(mine), byIdentity(theirs)];
  if (mayReplaceDifferently(was, here, there)) return null;
  const merged: CareerRow[] = [];
  for (const identity of new Set([...here.keys(), ...there.keys(), ...was.keys()])) {
    const [before, one, other] = [was, here, there].map((rows) => rows.get(identity));
    const [content, mineSays, theirsSay] = [before, one, other].map((row) => row && contentOf(row));
    if (mineSays !== content && theirsSay !== content && mineSays !== theirsSay) return null;
    const row = mineSays === content ? other : one;
    if (row) merged.push(row);
  }
  return merged;
}
