import { z } from 'zod';
import { RESTORE_MINUTES } from '../card-bounds';
import { CARD_CHANGES_MAX, cardChanges } from '../card-changes';
import { GALLERY_PAGE_SIZE, MANAGED_PAGE_SIZE, NO_SPORT, SITEMAP_FILE_SIZE } from '../card-list';
import { careerCreate, careerCreateAnswer, careerUpdate, careerUpdateAnswer } from '../career';
import { imageTypeNames } from '../image-type';
import { IMAGE_MAX_BYTES, imageKind, MEGABYTE, uploadAnswer } from '../images';
import { localeQuery } from '../locale-query';
import { managedCards, managedCardsQuery } from '../managed-cards';
import {
  cardAddresses,
  cardCreate,
  cardCreateQuery,
  cardListQuery,
  cardUpdate,
  consentWrite,
  gallery,
  galleryQuery,
  indexing,
  listedCard,
  playerCardAnswer,
  staffCardAnswer,
  suggestion,
  suggestionQuery,
  visibility,
} from '../player-card';
import { sportList } from '../sport';
import { type Endpoint, ok } from './endpoint';

const imageForm = z.object({
  image: z.string().meta({ format: 'binary', description: `${imageTypeNames()}, told by its content.` }),
  kind: imageKind
    .optional()
    .describe(
      `A card may have ${IMAGE_MAX_BYTES.card / MEGABYTE} MB, a banner ${IMAGE_MAX_BYTES.banner / MEGABYTE} MB; card without it.`,
    ),
});

/** Sports, cards, their careers and their pictures. */
export const playerCardEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/sports',
    summary: 'Sports in display order; `locale` says which language their names are in, as of all reads of cards',
    access: 'anyone',
    query: localeQuery,
    success: { status: 200, body: sportList },
    failures: [400],
  },
  {
    method: 'get',
    path: '/player-cards',
    summary: `Public cards; all of them without \`page\`. The header X-Total-Count carries the number on all pages. \`sport=${NO_SPORT}\` asks for cards without a sport; \`country\` and \`position\` ignore case, accents and signs; \`position\` and \`q\` take the names and codes of known positions in English and Spanish, and a year in \`q\` is the class; \`heightMin\` is in centimetres`,
    access: 'anyone, staff see more',
    query: cardListQuery,
    success: { status: 200, body: z.array(listedCard) },
    failures: [400, 401],
  },
  {
    method: 'get',
    path: '/gallery',
    summary: `What a visitor sees first: the first ${GALLERY_PAGE_SIZE} public cards of every sport, and of those without one, how many each has, its positions, and the class years there are`,
    access: 'anyone',
    query: galleryQuery,
    success: { status: 200, body: gallery },
    failures: [400],
  },
  {
    method: 'get',
    path: '/player-cards/suggestion',
    summary: 'The search that was probably meant, where one finds no card for a misspelling',
    access: 'anyone',
    query: suggestionQuery,
    success: { status: 200, body: suggestion },
    failures: [400],
  },
  {
    method: 'get',
    path: '/player-cards/addresses/{page}',
    summary: `Public cards that search engines may find, ${SITEMAP_FILE_SIZE} a page, for the sitemap`,
    access: 'anyone',
    success: { status: 200, body: cardAddresses },
    failures: [400],
  },
  {
    method: 'get',
    path: '/player-cards/managed',
    summary: `One page of all cards, hidden ones too, ${MANAGED_PAGE_SIZE} of them without \`pageSize\`, and what there is to filter by; \`visibility=deleted\` has the cards that can still be restored. The header X-Total-Count carries the number on all pages; \`q\` finds words by any part of them`,
    access: 'staff',
    query: managedCardsQuery,
    success: { status: 200, body: managedCards },
    failures: [400, 401],
  },
  {
    method: 'get',
    path: '/player-cards/{id}',
    summary: 'One card',
    access: 'anyone, staff see more',
    query: localeQuery,
    success: { status: 200, body: playerCardAnswer },
    failures: [400, 404],
  },
  {
    method: 'get',
    path: '/player-cards/{id}/changes',
    summary: `Who changed which parts of a card, and when: the last ${CARD_CHANGES_MAX} changes, the newest first`,
    access: 'staff',
    success: { status: 200, body: cardChanges },
    failures: [401, 404],
  },
  {
    method: 'post',
    path: '/player-cards/create',
    summary: 'Make a card; with `listed=false` visitors do not see it until it is shown',
    access: 'staff',
    query: cardCreateQuery,
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
    failures: [400, 401, 413, 415],
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
];
