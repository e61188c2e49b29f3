import type { Entry, Spot } from './content-model';
import type { Desk, Edit, EditKind } from './edit';
import { libraryFiles } from './library';
import { ODD_MOMENTS, ODD_TARGETS, ODD_TEXTS } from './odd-values';
import { SINGLE_TYPES, single } from './site-backup';

/** A change of one field; false where the field is none of its kind. */
type FieldChange = (spot: Spot, desk: Desk) => boolean | Promise<boolean>;

const TEXTS = ['string', 'text', 'email'];
const isList = ({ attribute, value }: Spot) =>
  attribute.repeatable === true && Array.isArray(value) && value.length > 1;

function setTo(spot: Spot, value: unknown): true {
  spot.set(value);
  return true;
}

const CHANGES: Record<string, FieldChange> = {
  'empties ': (spot) => !spot.attribute.component && spot.value !== null && setTo(spot, null),
  'writes something odd into ': (spot, { random }) =>
    TEXTS.includes(spot.attribute.type) && !spot.attribute.pluginOptions?.rule && setTo(spot, random.pick(ODD_TEXTS)),
  'writes an odd target into ': (spot, { random }) =>
    spot.attribute.pluginOptions?.rule !== undefined &&
    spot.attribute.type === 'string' &&
    setTo(spot, random.pick(ODD_TARGETS)),
  'writes an odd moment into ': (spot, { random }) =>
    ['datetime', 'date'].includes(spot.attribute.type) && setTo(spot, random.pick(ODD_MOMENTS)),
  'writes something odd as the long text of ': (spot, { random }) =>
    spot.attribute.type === 'blocks' &&
    setTo(spot, [paragraph(random.pick(ODD_TEXTS)), paragraph(random.pick(ODD_TEXTS))]),
  'switches ': (spot) => spot.attribute.type === 'boolean' && setTo(spot, !spot.value),
  'reorders ': (spot, { random }) => isList(spot) && setTo(spot, random.shuffled(spot.value as Entry[])),
  'removes one of ': (spot, { random }) =>
    isList(spot) && setTo(spot, (spot.value as Entry[]).toSpliced(random.below((spot.value as Entry[]).length), 1)),
  'doubles ': (spot) =>
    isList(spot) && setTo(spot, [...(spot.value as Entry[]), ...(spot.value as Entry[]).map(copyOf)]),
  'removes all of ': (spot) => isList(spot) && setTo(spot, []),
  'deletes the part ': (spot) =>
    spot.attribute.type === 'component' && !spot.attribute.repeatable && spot.value !== null && setTo(spot, null),
  'takes the picture out of ': (spot) => spot.attribute.type === 'media' && spot.value !== null && setTo(spot, null),
  'puts another file into ': async (spot, { calls, random }) =>
    spot.attribute.type === 'media' && setTo(spot, { id: random.pick(await libraryFiles(calls)).id }),
};

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

/** A part without its id, as the form adds it. */
const copyOf = ({ id: _, ...part }: Entry): Entry => part;

/** Changes one field of a page's draft, then saves or publishes it. */
const changeField =
  (name: string): EditKind =>
  async (desk) => {
    const { calls, model, random } = desk;
    const uid = random.pick(SINGLE_TYPES);
    const { status, body } = await calls.send<{ data: Entry }>('GET', single(uid, '?status=draft'));
    if (status !== 200) return null;
    const entry = model.formValues(uid, body.data);
    for (const spot of random.shuffled(model.spots(uid, entry))) {
      if (!(await CHANGES[name]?.(spot, desk))) continue;
      return { ...(await saveOrPublish(desk, uid, entry)), what: `${name}${uid} ${spot.path}` };
    }
    return null;
  };

async function saveOrPublish({ calls, random }: Desk, uid: string, entry: Entry): Promise<Edit> {
  const saved = await calls.send('PUT', single(uid), entry);
  const publishes = saved.status < 400 && random.below(3) > 0;
  return {
    what: '',
    uid,
    answer: publishes ? await calls.send('POST', single(uid, '/actions/publish'), entry) : saved,
  };
}

/** Does to a whole page what the menu beside its form offers. */
const action =
  (what: string, act: (desk: Desk, uid: string) => Promise<Edit['answer']>): EditKind =>
  async (desk) => {
    const uid = desk.random.pick(SINGLE_TYPES);
    const answer = await act(desk, uid);
    return answer.status === 404 ? null : { what: `${what} ${uid}`, uid, answer };
  };

/** Publishes what the draft holds. */
async function publish({ calls, model }: Desk, uid: string): Promise<Edit['answer']> {
  const draft = await calls.send<{ data: Entry }>('GET', single(uid, '?status=draft'));
  if (draft.status !== 200) return draft;
  return calls.send('POST', single(uid, '/actions/publish'), model.formValues(uid, draft.body.data));
}

export const PAGE_EDITS: readonly EditKind[] = [
  ...Object.keys(CHANGES).map(changeField),
  action('publishes', publish),
  action('unpublishes', ({ calls }, uid) => calls.send('POST', single(uid, '/actions/unpublish'), {})),
  action('deletes', ({ calls }, uid) => calls.send('DELETE', single(uid))),
  action('discards the draft of', ({ calls }, uid) => calls.send('POST', single(uid, '/actions/discard'), {})),
  action('restores', async ({ backup }, uid) => backup.restorePage(uid)),
];
