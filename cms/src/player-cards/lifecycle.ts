import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { adminName } from '../accounts/admin-name';
import { format } from '../contract';
import { rows } from '../database/rows';
import { withdrawImages } from '../images/removal';
import { guardianConsent } from '../privacy/consent-words';
import { changedParts, deleteChanges, recordChange } from './changes';
import { CARD_UID, CAREER_UID, type CardRow, SPORT_UID } from './model';
import { consentOf } from './to-player-card';
import { deleteWords } from './words';

interface WriteParams {
  documentId?: string;
  data?: Partial<CardRow>;
}

/** Registers the side effects of every write of cards and sports, through the API and the admin alike. */
export function registerCardLifecycle(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context as { uid: string; action: string };
    const params = context.params as WriteParams;
    if (uid === SPORT_UID && action === 'delete') await refuseUsedSport(strapi, params.documentId);
    if (uid !== CARD_UID) return next();
    if (action === 'delete') return deleteWithCareers(strapi, params.documentId, next) as ReturnType<typeof next>;
    if (action === 'create' || action === 'update') await signEdit(strapi, params);
    if (action === 'update') await keepWithdrawnConsent(strapi, params);
    if (action === 'update') {
      const update = () => updateWithPictures(strapi, params, next);
      return recordingChange(strapi, params, update) as ReturnType<typeof next>;
    }
    if (action === 'create') return recordingCreation(strapi, next) as ReturnType<typeof next>;
    return next();
  });
}

/** Strapi's own error, because the admin shows its text to the person who pressed the button. */
async function refuseUsedSport(strapi: Core.Strapi, documentId?: string): Promise<void> {
  const cards = await rows(strapi, CARD_UID).count({ where: { sport: { documentId } } });
  if (cards > 0) throw new errors.ApplicationError(format({ key: 'sports.inUse' }));
}

/** Deletes a card's careers and words with it, and withdraws its pictures. */
async function deleteWithCareers(strapi: Core.Strapi, documentId: string | undefined, next: () => unknown) {
  return strapi.db.transaction(async () => {
    const card = await rows<CardRow>(strapi, CARD_UID).findOne({ where: { documentId }, populate: { career: true } });
    const careers = card?.career?.map(({ id }) => id) ?? [];
    if (careers.length > 0) await rows(strapi, CAREER_UID).deleteMany({ where: { id: { $in: careers } } });
    const result = await next();
    if (!card) return result;
    await deleteWords(strapi, card.id);
    await deleteChanges(strapi, card.id);
    await withdrawImages(strapi, [card.cardImage, card.bannerImage]);
    return result;
  });
}

async function recordingCreation(strapi: Core.Strapi, create: () => unknown): Promise<unknown> {
  return strapi.db.transaction(async () => {
    const result = (await create()) as Pick<CardRow, 'id' | 'changedBy'>;
    await recordChange(strapi, result.id, result.changedBy ?? null, ['created']);
    return result;
  });
}

const readWhole = (strapi: Core.Strapi, documentId: string | undefined) =>
  rows<CardRow>(strapi, CARD_UID).findOne({
    where: { documentId },
    populate: { sport: { select: ['id', 'documentId'] } },
  });

/** What an update changes is told by the rows before and after it, whoever wrote it and whatever they sent. */
async function recordingChange(strapi: Core.Strapi, { documentId }: WriteParams, update: () => unknown) {
  return strapi.db.transaction(async () => {
    const before = await readWhole(strapi, documentId);
    const result = await update();
    const after = await readWhole(strapi, documentId);
    if (before && after) await recordChange(strapi, after.id, after.changedBy, changedParts(before, after));
    return result;
  });
}

const PICTURES = ['cardImage', 'bannerImage'] as const;

/** A picture that a save replaces or drops is withdrawn by the save itself. */
async function updateWithPictures(strapi: Core.Strapi, { documentId, data = {} }: WriteParams, next: () => unknown) {
  if (PICTURES.every((column) => data[column] === undefined)) return next();
  return strapi.db.transaction(async () => {
    const before = await rows<CardRow>(strapi, CARD_UID).findOne({
      where: { documentId },
      select: ['id', ...PICTURES],
    });
    const result = await next();
    const kept = PICTURES.map((column) => (data[column] === undefined ? before?.[column] : data[column]));
    const dropped = PICTURES.map((column) => before?.[column] ?? null).filter((name) => !kept.includes(name));
    await withdrawImages(strapi, dropped);
    return result;
  });
}

const CONSENT = ['consentGuardian', 'consentDate', 'consentText'] as const;

async function storedConsent(strapi: Core.Strapi, documentId: string | undefined): Promise<CardRow | null> {
  if (!documentId) return null;
  const select = ['id', ...CONSENT, 'consentVersion', 'consentRecordedBy', 'withdrawnConsents'];
  return rows<CardRow>(strapi, CARD_UID).findOne({ where: { documentId }, select });
}

/**
 * A consent that an update takes away is kept as withdrawn, with who took it away and when, until the card is erased (decisions,
 * Minors' privacy).
 */
async function keepWithdrawnConsent(strapi: Core.Strapi, { documentId, data }: WriteParams): Promise<void> {
  if (!data) return;
  // The admin's form sends what it has read, which may be older.
  delete data.withdrawnConsents;
  if (CONSENT.every((column) => data[column] === undefined)) return;
  const stored = await storedConsent(strapi, documentId);
  const consent = stored && consentOf(stored);
  if (!consent || consentOf({ ...stored, ...data })) return;
  const withdrawn = { ...consent, withdrawnOn: new Date().toISOString(), withdrawnBy: data.changedBy ?? null };
  data.withdrawnConsents = [...(stored.withdrawnConsents ?? []), withdrawn];
}

/** A consent that was recorded or changed in the admin carries the editor's name and the words' version, as one of the staff screens does. */
async function signConsent(strapi: Core.Strapi, documentId: string | undefined, data: Partial<CardRow>) {
  const stored = await storedConsent(strapi, documentId);
  if (CONSENT.every((column) => (data[column] || null) === (stored?.[column] || null))) return;
  data.consentVersion = data.consentText ? (await guardianConsent(strapi, data.consentText)).version : null;
  data.consentRecordedBy = data.consentGuardian ? (data.changedBy ?? null) : null;
}

/** Records the signed-in admin user as editor and ignores a name sent by the form. */
async function signEdit(strapi: Core.Strapi, { documentId, data }: WriteParams): Promise<void> {
  if (!strapi.requestContext.get()?.state.user || !data) return;
  data.changedBy = adminName(strapi);
  if (data.consentGuardian !== undefined) await signConsent(strapi, documentId, data);
}
