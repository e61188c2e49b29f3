import {
  type CardWrite,
  type CareerCreate,
  type CareerEntry,
  type ConsentGiven,
  cardChanges,
  careerCreateAnswer,
  careerUpdateAnswer,
  done,
  format,
  IDEMPOTENCY_HEADER,
  type ImageKind,
  type Language,
  type LeadCard,
  leadCardAnswer,
  playerCardAnswer,
  type StaffPlayerCard,
  session,
  sportList,
  staffCardAnswer,
  uploadAnswer,
} from '@upfield/cms/contract';
import { z } from 'zod';
import { ApiError } from './api-error';
import { request, upload } from './http-client';

/** The calls of specification §7 that the staff screens make. Each throws `ApiError`. */

export const login = (credentials: { email: string; password: string }) =>
  request({ method: 'POST', path: '/auth/login', body: credentials, answer: session });

/** Exchanges the stored token for a new one of the same session. */
export const renew = (signal?: AbortSignal) => request({ method: 'GET', path: '/auth/renew', answer: session, signal });

/** @param token the session to end; storage no longer holds it when this is called */
export const endSession = (token: string) =>
  request({ method: 'POST', path: '/auth/logout', answer: done, token, keepalive: true });

/** Requests the mail with the link to choose a new password. */
export const askForPasswordReset = (email: string) =>
  request({ method: 'POST', path: '/auth/forgot-password', body: { email }, answer: done });

/** Sets a new password with the code of the mailed link. */
export const resetPassword = (body: { code: string; password: string }) =>
  request({ method: 'POST', path: '/auth/reset-password', body, answer: done });

const consentWords = z.object({ privacy: z.object({ guardianConsentText: z.string() }) });

/** Reads the words that guardians agree to in a language; '' where the site has none in it. */
export async function fetchConsentWords(language: Language, signal?: AbortSignal): Promise<string> {
  try {
    const path = `/site/global?locale=${language}`;
    return (await request({ method: 'GET', path, answer: consentWords, signal })).privacy.guardianConsentText;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return '';
    throw error;
  }
}

/** Reads all sports, in display order and with their names of a language; English is what the call gives by itself. */
export const fetchSports = (language: Language, signal?: AbortSignal) =>
  request({
    method: 'GET',
    path: language === 'en' ? '/sports' : `/sports?locale=${language}`,
    answer: sportList,
    signal,
  });

const cardForReader = z.union([staffCardAnswer, playerCardAnswer]);

/** The card as staff read it. An answer reduced to the visitors' fields means that the session has ended, so it is treated as such an error. */
export const fetchCard = async (id: string, signal?: AbortSignal): Promise<StaffPlayerCard> => {
  const { playerCard } = await request({ method: 'GET', path: cardPath(id), answer: cardForReader, signal });
  if ('updatedBy' in playerCard) return playerCard;
  throw new ApiError({ kind: 'refused', status: 401, message: format({ key: 'auth.required' }) });
};

/** What a family's request says of the player. @param id of the lead */
export const fetchLeadCard = async (id: string, signal?: AbortSignal): Promise<LeadCard> => {
  const path = `/leads/${encodeURIComponent(id)}/card`;
  return (await request({ method: 'GET', path, answer: leadCardAnswer, signal })).leadCard;
};

/**
 * @param key sent as `Idempotency-Key`, so that a repeat of the same card returns the first answer
 * @param listed false keeps the card from visitors from the start
 */
export const createCard = async (card: CardWrite, key: string, listed: boolean) =>
  (
    await request({
      method: 'POST',
      path: listed ? '/player-cards/create' : '/player-cards/create?listed=false',
      body: card,
      headers: { [IDEMPOTENCY_HEADER]: key },
      answer: staffCardAnswer,
    })
  ).playerCard;

/** Replaces a stored card. */
export const updateCard = async (id: string, card: CardWrite) =>
  (await request({ method: 'PUT', path: cardPath(id), body: card, answer: staffCardAnswer })).playerCard;

/** Uploads a picture. @param onProgress called with the uploaded share, 0 to 1 */
export const uploadImage = async (image: File, kind: ImageKind, onProgress?: (share: number) => void) => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('image', image);
  return (await upload({ path: '/player-cards/upload-image', form, answer: uploadAnswer, onProgress })).imageUrl;
};

/** Withdraws a stored picture. @param fileKey the key in its address */
export const deleteImage = (fileKey: string) =>
  request({ method: 'DELETE', path: `/player-cards/delete-image/${encodeURIComponent(fileKey)}`, answer: done });

/** @param key as for `createCard`, one for each entry */
export const createCareer = async (career: CareerCreate, key: string) =>
  (
    await request({
      method: 'POST',
      path: '/player-cards-career/create',
      body: career,
      headers: { [IDEMPOTENCY_HEADER]: key },
      answer: careerCreateAnswer,
    })
  ).playerCardCareer;

/** Replaces the whole career of a card. */
export const updateCareers = async (playerCardId: string, careers: CareerEntry[]) =>
  (
    await request({
      method: 'PUT',
      path: `/player-cards-career/update/${encodeURIComponent(playerCardId)}`,
      body: { careers },
      answer: careerUpdateAnswer,
    })
  ).careers;

const cardPath = (id: string) => `/player-cards/${encodeURIComponent(id)}`;

const patchCard = async (id: string, part: string, body: object) =>
  (await request({ method: 'PUT', path: `${cardPath(id)}/${part}`, body, answer: staffCardAnswer })).playerCard;

/** Shows a card to visitors or hides it. */
export const setVisibility = (id: string, listed: boolean) => patchCard(id, 'visibility', { listed });

/** Allows or forbids search engines to index a card. */
export const setIndexing = (id: string, indexed: boolean) => patchCard(id, 'indexing', { indexed });

/** @param consent null withdraws it */
export const setConsent = (id: string, consent: ConsentGiven | null) => patchCard(id, 'consent', { consent });

/** Who changed which parts of a card, the newest first. */
export const fetchChanges = async (id: string) =>
  (await request({ method: 'GET', path: `${cardPath(id)}/changes`, answer: cardChanges })).changes;

/** Hides the card at once; after `RESTORE_MINUTES` it cannot be restored. */
export const deleteCard = (id: string) => request({ method: 'DELETE', path: cardPath(id), answer: done });

/** Restores a deleted card within `RESTORE_MINUTES`. */
export const restoreCard = (id: string) => request({ method: 'POST', path: `${cardPath(id)}/restore`, answer: done });
