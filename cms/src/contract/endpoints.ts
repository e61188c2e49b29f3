import { z } from 'zod';
import { RESTORE_MINUTES } from './card-bounds';
import { careerCreate, careerCreateAnswer, careerUpdate, careerUpdateAnswer } from './career';
import { globalContent, PAGES } from './content';
import { IMAGE_MAX_BYTES, imageKind, MEGABYTE, uploadAnswer } from './images';
import { leadSubmission } from './lead';
import { newsletterCode, newsletterSignup } from './newsletter';
import {
  cardCreate,
  cardListQuery,
  cardUpdate,
  consentWrite,
  indexing,
  playerCard,
  playerCardAnswer,
  staffCardAnswer,
  visibility,
} from './player-card';
import { revisionAnswer } from './revision';
import { done, forgotPassword, login, resetPassword, session } from './session';
import { sportList } from './sport';

/** Who may call: anybody, staff with `x-token`, or anybody with staff seeing more. */
type Access = 'anyone' | 'staff' | 'anyone, staff see more';

/** One call of the API (decisions, HTTP contract). */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`; a parameter in braces. */
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a form with files instead. */
  form?: z.ZodObject;
  /** May be sent twice with the same `Idempotency-Key`. */
  idempotent?: true;
  success: { status: 200 | 201; body: z.ZodType };
  failures: readonly (400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 503)[];
}

const ok = { status: 200, body: done } as const;
const challenge = z.object({}).loose().describe('A challenge of the ALTCHA widget.');
const imageForm = z.object({
  image: z.string().meta({ format: 'binary', description: 'JPEG, PNG, GIF or WebP, told by its content.' }),
  kind: imageKind
    .optional()
    .describe(
      `A card may have ${IMAGE_MAX_BYTES.card / MEGABYTE} MB, a banner ${IMAGE_MAX_BYTES.banner / MEGABYTE} MB; card without it.`,
    ),
});

/** Every call, in the order in which a client meets them. */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'anyone',
    body: login,
    success: { status: 200, body: session },
    failures: [400, 401, 429],
  },
  {
    method: 'get',
    path: '/auth/renew',
    summary: 'A fresh token of the same session',
    access: 'staff',
    success: { status: 200, body: session },
    failures: [401],
  },
  { method: 'post', path: '/auth/logout', summary: 'End the session', access: 'staff', success: ok, failures: [401] },
  {
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Mail a link to choose a new password; the answer never tells whether the account exists',
    access: 'anyone',
    body: forgotPassword,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Set a new password with a mailed code; every session and every other code of the account ends',
    access: 'anyone',
    body: resetPassword,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'get',
    path: '/sports',
    summary: 'Sports in display order',
    access: 'anyone',
    success: { status: 200, body: sportList },
    failures: [],
  },
  {
    method: 'get',
    path: '/player-cards',
    summary:
      'Public cards; all of them without `page`. The header X-Total-Count carries the number on all pages. `sport=none` asks for cards without a sport; `country` and `position` ignore case, accents and signs',
    access: 'anyone, staff see more',
    query: cardListQuery,
    success: { status: 200, body: z.array(playerCard.partial().required({ id: true })) },
    failures: [400, 401],
  },
  {
    method: 'get',
    path: '/player-cards/{id}',
    summary: 'One card',
    access: 'anyone, staff see more',
    success: { status: 200, body: playerCardAnswer },
    failures: [404],
  },
  {
    method: 'post',
    path: '/player-cards/create',
    summary: 'Make a card',
    access: 'staff',
    body: cardCreate,
    idempotent: true,
    success: { status: 201, body: staffCardAnswer },
    failures: [400, 401, 409, 422],
  },
  {
    method: 'put',
    path: '/player-cards/{id}',
    summary: 'Replace a card; an absent optional field becomes null',
    access: 'staff',
    body: cardUpdate,
    success: { status: 200, body: staffCardAnswer },
    failures: [400, 401, 404, 409],
  },
  {
    method: 'put',
    path: '/player-cards/{id}/visibility',
    summary: 'Show a card to visitors or keep it from them',
    access: 'staff',
    body: visibility,
    success: { status: 200, body: staffCardAnswer },
    failures: [400, 401, 404],
  },
  {
    method: 'put',
    path: '/player-cards/{id}/consent',
    summary: "Record a guardian's consent with the name of who records it, or withdraw it",
    access: 'staff',
    body: consentWrite,
    success: { status: 200, body: staffCardAnswer },
    failures: [400, 401, 404],
  },
  {
    method: 'put',
    path: '/player-cards/{id}/indexing',
    summary: 'Keep a card from search engines, or let them find it',
    access: 'staff',
    body: indexing,
    success: { status: 200, body: staffCardAnswer },
    failures: [400, 401, 404],
  },
  {
    method: 'delete',
    path: '/player-cards/{id}',
    summary: `Take a card out of view; it is gone for good after ${RESTORE_MINUTES} minutes`,
    access: 'staff',
    success: ok,
    failures: [401, 404],
  },
  {
    method: 'post',
    path: '/player-cards/{id}/restore',
    summary: `Bring a deleted card back within ${RESTORE_MINUTES} minutes`,
    access: 'staff',
    success: ok,
    failures: [401, 404],
  },
  {
    method: 'post',
    path: '/player-cards/upload-image',
    summary: 'Store a picture, cleaned of metadata; until a card shows it, it opens for staff alone',
    access: 'staff',
    form: imageForm,
    success: { status: 201, body: uploadAnswer },
    failures: [400, 401, 413, 415, 503],
  },
  {
    method: 'delete',
    path: '/player-cards/delete-image/{fileKey}',
    summary: 'Withdraw a picture; its bytes go when no card refers to it',
    access: 'staff',
    success: ok,
    failures: [401, 404],
  },
  {
    method: 'post',
    path: '/player-cards-career/create',
    summary: 'Add one entry to the career of a card',
    access: 'staff',
    body: careerCreate,
    idempotent: true,
    success: { status: 201, body: careerCreateAnswer },
    failures: [400, 401, 404, 409, 422],
  },
  {
    method: 'put',
    path: '/player-cards-career/update/{playerCardId}',
    summary: 'Replace the whole career of a card, all or nothing',
    access: 'staff',
    body: careerUpdate,
    success: { status: 200, body: careerUpdateAnswer },
    failures: [400, 401, 404],
  },
  {
    method: 'get',
    path: '/leads/challenge',
    summary: 'A captcha challenge',
    access: 'anyone',
    success: { status: 200, body: challenge },
    failures: [429],
  },
  {
    method: 'post',
    path: '/leads',
    summary:
      'Send a request; the same submissionId twice is stored once. A question is taken about a public card alone, a removal request about any id',
    access: 'anyone',
    body: leadSubmission,
    success: { status: 201, body: done },
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/newsletter',
    summary:
      'Ask for the newsletter; a mail asks to confirm the address. Refused with 400 while it is switched off in the CMS',
    access: 'anyone',
    body: newsletterSignup,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/newsletter/confirm',
    summary: 'Confirm an address; the same link twice is fine',
    access: 'anyone',
    body: newsletterCode,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/newsletter/leave',
    summary: 'Leave the newsletter; the address is written to no more, until it asks again',
    access: 'anyone',
    body: newsletterCode,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'get',
    path: '/site/global',
    summary: 'Name, menus, footer and switches that every page shares',
    access: 'anyone',
    success: { status: 200, body: globalContent },
    failures: [404],
  },
  {
    method: 'get',
    path: '/site/pages/{name}',
    summary: 'The words and pictures of one page',
    access: 'anyone',
    success: { status: 200, body: z.union(Object.values(PAGES)) },
    failures: [404],
  },
  {
    method: 'get',
    path: '/revision',
    summary: 'A number that moves whenever public content changes',
    access: 'anyone',
    success: { status: 200, body: revisionAnswer },
    failures: [],
  },
];
