import {
  type CardWrite,
  type CareerEntry,
  fileKeyOf,
  type ImageKind,
  type PlayerCard,
  type StaffPlayerCard,
} from '@upfield/cms/contract';
import { ApiError } from '../api/api-error';
import type * as endpoints from '../api/endpoints';
import type { CardBody } from './card-mapping';
import type { CardVersion } from './card-merge';
import { SaveError, type SaveStep } from './save-error';

/** The calls that a save makes; a test gives its own. */
export type SaveCalls = Pick<
  typeof endpoints,
  'createCard' | 'updateCard' | 'setVisibility' | 'uploadImage' | 'deleteImage' | 'createCareer' | 'updateCareers'
>;

/** What a picker holds: the stored address, and a newly chosen file that replaces it. */
export interface ImageChoice {
  storedUrl: string | null;
  file: File | null;
  /** Identifies the file; the same after a reload. */
  mark: string | null;
}

export interface SaveInput {
  card: CardBody;
  images: Record<ImageKind, ImageChoice>;
  careers: CareerEntry[];
  /** Whether visitors see the new card; null leaves a stored one as it is. */
  listed: boolean | null;
}

/** A create call that was sent. Until its answer is known, a retry sends the same body with the same idempotency key. */
export interface PendingCreate {
  key: string;
  body: CardWrite;
  listed: boolean;
}

/** The steps that earlier attempts of this save completed, so that a retry continues after them and creates no second card. */
export interface SaveMemory {
  /** The card as the server last gave it. Once there is one, every save updates it (specification §4). */
  activeCard: StaffPlayerCard | null;
  pendingCreate: PendingCreate | null;
  /** The body that made the active card, when its careers still have to follow. */
  createdBody: CardWrite | null;
  /** The form as an update sent it whose answer was lost: it may be stored. */
  unanswered: CardVersion | null;
  /** Address of each file that was uploaded, by its mark. */
  uploaded: Map<string, string>;
  /** Old pictures that were withdrawn. */
  withdrawn: Set<string>;
}

/** The memory of a save of which no step is done. @param activeCard the card to update; null creates one */
export const newSaveMemory = (activeCard: StaffPlayerCard | null = null): SaveMemory => ({
  activeCard,
  pendingCreate: null,
  createdBody: null,
  unanswered: null,
  uploaded: new Map(),
  withdrawn: new Set(),
});

export interface SaveOptions {
  calls: SaveCalls;
  memory: SaveMemory;
  newKey?: () => string;
  onProgress?: (kind: ImageKind, share: number) => void;
  /** Called before each step, so that the draft can store the progress. */
  onStep?: () => void;
}

const KINDS: ImageKind[] = ['card', 'banner'];

/**
 * Saves a card in the order of specification §4: pictures, the card, its careers.
 * @returns the saved card
 * @throws SaveError that names the step; `memory` keeps the completed steps
 */
export async function saveCard(input: SaveInput, options: SaveOptions): Promise<StaffPlayerCard> {
  const { memory } = options;
  try {
    await settlePendingCreate(options);
    return memory.activeCard ? await update(input, memory.activeCard, options) : await create(input, options);
  } catch (error) {
    // The server deletes an upload that no card uses within `UNCLAIMED_UPLOAD_HOURS`: the next attempt uploads the file again.
    if (error instanceof SaveError && error.isPictureGone) memory.uploaded.clear();
    throw error;
  }
}

/** A create whose answer was lost may have stored a card: repeating the call with the same key returns that card. */
async function settlePendingCreate({ calls, memory }: SaveOptions): Promise<void> {
  const pending = memory.pendingCreate;
  if (!pending) return;
  try {
    memory.activeCard = await calls.createCard(pending.body, pending.key, pending.listed);
    memory.createdBody = pending.body;
  } catch (error) {
    if (!wasRefused(error)) throw new SaveError('card', error);
  }
  memory.pendingCreate = null;
}

/** A final refusal: no card was created, so a changed body may be sent with a new key. A 409 means that an identical call is still running. */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 409, 425, 429].includes(error.status);

async function create(input: SaveInput, options: SaveOptions): Promise<StaffPlayerCard> {
  const { calls, memory, newKey = () => crypto.randomUUID() } = options;
  const body = { ...input.card, ...(await storeImages(input, options)) };
  const key = newKey();
  const listed = input.listed ?? true;
  memory.pendingCreate = { key, body, listed };
  options.onStep?.();
  const card = await step('card', () => calls.createCard(body, key, listed)).catch((error: unknown) => {
    if (error instanceof SaveError && wasRefused(error.cause)) memory.pendingCreate = null;
    throw error;
  });
  memory.activeCard = card;
  memory.createdBody = body;
  memory.pendingCreate = null;
  options.onStep?.();
  const careers = await step('career-create', () => createCareers(card.id, input.careers, key, calls));
  return { ...card, career: careers };
}

/** One call per entry, one after the other (specification §4). */
async function createCareers(playerCardId: string, careers: CareerEntry[], key: string, calls: SaveCalls) {
  const records = [];
  for (const [index, career] of careers.entries()) {
    records.push(await calls.createCareer({ ...career, playerCardId }, `${key}-${index}`));
  }
  return records;
}

async function update(input: SaveInput, active: StaffPlayerCard, options: SaveOptions): Promise<StaffPlayerCard> {
  const { calls, memory } = options;
  const images = await storeImages(input, options, active);
  const body = { ...input.card, ...images };
  // A card that was created with this same body needs only its careers; an update would also require the position.
  const isMade = memory.createdBody !== null && JSON.stringify(memory.createdBody) === JSON.stringify(body);
  const saved = isMade
    ? active
    : await step('card', () => calls.updateCard(active.id, { ...body, updatedAt: active.updatedAt }));
  memory.activeCard = saved;
  const card = await settleVisibility(saved, input, calls);
  memory.activeCard = card;
  options.onStep?.();
  await withdrawRemoved(active, card, options);
  const careers = await step('career-update', () => calls.updateCareers(card.id, input.careers));
  return { ...card, career: careers };
}

/** A card whose creation was repeated is as visible as at the first try, which may not be what the form says now. */
async function settleVisibility(card: StaffPlayerCard, { listed }: SaveInput, calls: SaveCalls) {
  if (listed === null || card.listed === listed) return card;
  return step('card', () => calls.setVisibility(card.id, listed));
}

async function storeImages({ images }: SaveInput, options: SaveOptions, active?: PlayerCard) {
  const urls: Record<ImageKind, string | null> = { card: null, banner: null };
  for (const kind of KINDS) urls[kind] = await storeImage(kind, images[kind], options, active);
  return { cardImageUrl: urls.card, bannerImageUrl: urls.banner };
}

/** A newly chosen picture first deletes the old one, then goes up; otherwise the stored address is kept. */
async function storeImage(
  kind: ImageKind,
  { file, storedUrl, mark }: ImageChoice,
  options: SaveOptions,
  active?: PlayerCard,
) {
  if (!file) return storedUrl;
  const { calls, memory, onProgress } = options;
  const known = mark === null ? undefined : memory.uploaded.get(mark);
  if (known) return known;
  const old = active && imageOf(active, kind);
  if (old) await withdraw(old, options);
  const url = await step('upload', () => calls.uploadImage(file, kind, (share) => onProgress?.(kind, share)));
  if (mark !== null) memory.uploaded.set(mark, url);
  options.onStep?.();
  return url;
}

const imageOf = (card: PlayerCard, kind: ImageKind) => (kind === 'card' ? card.cardImageUrl : card.bannerImageUrl);

async function withdrawRemoved(before: PlayerCard, after: PlayerCard, options: SaveOptions): Promise<void> {
  for (const kind of KINDS) {
    const old = imageOf(before, kind);
    if (old && imageOf(after, kind) === null) await withdraw(old, options);
  }
}

/** A picture that cannot be deleted is logged and left (specification §8). */
async function withdraw(url: string, { calls, memory }: SaveOptions): Promise<void> {
  const key = fileKeyOf(url);
  if (!key || memory.withdrawn.has(key)) return;
  try {
    await calls.deleteImage(key);
    memory.withdrawn.add(key);
  } catch (error) {
    console.warn('The old picture could not be deleted.', error);
  }
}

async function step<Result>(name: SaveStep, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new SaveError(name, error);
  }
}
