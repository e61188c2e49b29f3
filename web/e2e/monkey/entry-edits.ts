import type { Entry } from './content-model';
import type { Desk, Edit, EditKind } from './edit';
import { ODD_TEXTS } from './odd-values';
import { type CollectionUid, collection, entriesOf } from './site-backup';

const SPORT: CollectionUid = 'api::sport.sport';
const CARD: CollectionUid = 'api::player-card.player-card';

const CARD_TEXTS = ['name', 'lastName', 'country', 'sportPosition', 'languagesSpoken', 'intendedMajor', 'currentTeam'];
const CARD_SWITCHES = ['enabled', 'active', 'listed', 'noindex'];
const ODD_NUMBERS = [-1, 0, 3.999, 5, 1e9, null, 'three'] as const;

/** Mark of what the monkey made: that alone it may delete, for a card takes its careers along, and a sport made anew has another id. */
const MADE = 'Monkey';

const toEntry =
  (
    what: string,
    uid: CollectionUid,
    act: (desk: Desk, entry: Entry) => Promise<Edit['answer']>,
    isFit = (_: Entry) => true,
  ): EditKind =>
  async (desk) => {
    const entries = (await entriesOf(desk.calls, uid)).filter(isFit);
    if (entries.length === 0) return null;
    const entry = desk.random.pick(entries);
    return { what: `${what} ${uid} ${entry.lastName ?? entry.name}`, uid, answer: await act(desk, entry) };
  };

const change = ({ calls }: Desk, uid: CollectionUid, { documentId }: Entry, data: Entry) =>
  calls.send('PUT', collection(uid, `/${documentId}`), data);
const remove = ({ calls }: Desk, uid: CollectionUid, { documentId }: Entry) =>
  calls.send('DELETE', collection(uid, `/${documentId}`));

const isMade = ({ name }: Entry) => String(name).startsWith(MADE);

export const ENTRY_EDITS: readonly EditKind[] = [
  toEntry('renames', SPORT, (desk, entry) => change(desk, SPORT, entry, { name: desk.random.pick(ODD_TEXTS) })),
  toEntry('renumbers', SPORT, (desk, entry) =>
    change(desk, SPORT, entry, { displayOrder: desk.random.below(200) - 20 }),
  ),
  toEntry('deletes', SPORT, (desk, entry) => remove(desk, SPORT, entry), isMade),
  toEntry('writes something odd on', CARD, ({ random, ...desk }, entry) =>
    change({ random, ...desk }, CARD, entry, { [random.pick(CARD_TEXTS)]: random.pick(ODD_TEXTS) }),
  ),
  toEntry('writes an odd number on', CARD, (desk, entry) =>
    change(desk, CARD, entry, { [desk.random.pick(['gpa', 'weight', 'height'])]: desk.random.pick(ODD_NUMBERS) }),
  ),
  toEntry('switches', CARD, (desk, entry) => {
    const name = desk.random.pick(CARD_SWITCHES);
    return change(desk, CARD, entry, { [name]: !entry[name] });
  }),
  toEntry('deletes', CARD, (desk, entry) => remove(desk, CARD, entry), isMade),
  async ({ calls, random }) => {
    const name = `${MADE}-${random.below(1e6)}`;
    return {
      what: `makes ${SPORT} ${name}`,
      uid: SPORT,
      answer: await calls.send('POST', collection(SPORT), { name, displayOrder: random.below(200) }),
    };
  },
  async ({ calls, random }) => {
    const card = { name: MADE, lastName: `Card ${random.below(1e6)}`, country: random.pick(ODD_TEXTS) };
    const years = { highSchoolGraduation: 2027, collegeEnrollmentExpected: 2028, intendedMajor: 'TBD' };
    return {
      what: `makes ${CARD} ${card.lastName}`,
      uid: CARD,
      answer: await calls.send('POST', collection(CARD), { ...card, ...years }),
    };
  },
];
