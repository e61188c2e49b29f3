import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { reader, staff } from '../../../authentication/x-token';
import {
  cardAddressPage,
  cardCreate,
  cardCreateQuery,
  cardListQuery,
  cardUpdate,
  consentWrite,
  galleryQuery,
  indexing,
  localeQuery,
  managedCardsQuery,
  suggestionQuery,
  visibility,
} from '../../../contract';
import { idempotent } from '../../../http/idempotency';
import { read } from '../../../http/read';
import { listAddresses } from '../../../player-cards/addresses';
import { changesOf } from '../../../player-cards/changes';
import { findCard, viewOf } from '../../../player-cards/find';
import { readGallery } from '../../../player-cards/gallery';
import { listCards } from '../../../player-cards/list';
import { listManagedCards } from '../../../player-cards/managed';
import { suggestQuery } from '../../../player-cards/suggest';
import { toPlayerCard } from '../../../player-cards/to-player-card';
import { EXISTING, publicCards } from '../../../player-cards/visibility';
import {
  createCard,
  deleteCard,
  restoreCard,
  setConsent,
  setIndexed,
  setListed,
  updateCard,
} from '../../../player-cards/write';
import { privacySettings } from '../../../privacy/settings';
import { contentRead } from '../../../revision/snapshot';

const idOf = (ctx: Context): string => ctx.params.id;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: contentRead(
    strapi,
    async (ctx) => {
      const { cards, total } = await listCards(strapi, read(cardListQuery, { ...ctx.query }), reader(ctx) !== null);
      ctx.set('X-Total-Count', String(total));
      ctx.body = cards;
    },
    cardListQuery,
  ),

  gallery: contentRead(
    strapi,
    async (ctx) => {
      ctx.body = await readGallery(strapi, read(galleryQuery, { ...ctx.query }));
    },
    galleryQuery,
  ),

  suggestion: contentRead(
    strapi,
    async (ctx) => {
      ctx.body = { q: await suggestQuery(strapi, read(suggestionQuery, { ...ctx.query }).q) };
    },
    suggestionQuery,
  ),

  addresses: contentRead(strapi, async (ctx) => {
    ctx.body = await listAddresses(strapi, read(cardAddressPage, { page: ctx.params.page }).page);
  }),

  managed: contentRead(strapi, async (ctx) => {
    const { total, ...page } = await listManagedCards(strapi, read(managedCardsQuery, { ...ctx.query }));
    ctx.set('X-Total-Count', String(total));
    ctx.body = page;
  }),

  read: contentRead(
    strapi,
    async (ctx) => {
      const { locale } = read(localeQuery, { ...ctx.query });
      const isStaff = reader(ctx) !== null;
      const settings = await privacySettings(strapi);
      const row = await findCard(strapi, idOf(ctx), isStaff ? EXISTING : publicCards(settings));
      ctx.body = { playerCard: toPlayerCard(row, viewOf(settings, isStaff, locale)) };
    },
    localeQuery,
  ),

  changes: contentRead(strapi, async (ctx) => {
    const { id } = await findCard(strapi, idOf(ctx));
    ctx.body = { changes: await changesOf(strapi, id) };
  }),

  async create(ctx: Context) {
    const { uid, name } = staff(ctx);
    const { listed } = read(cardCreateQuery, { ...ctx.query });
    const card = read(cardCreate, ctx.request.body);
    const playerCard = await idempotent(strapi, ctx, uid, () => createCard(strapi, card, name, listed));
    ctx.status = 201;
    ctx.body = { playerCard };
  },

  async update(ctx: Context) {
    const { name } = staff(ctx);
    const card = read(cardUpdate, ctx.request.body);
    ctx.body = { playerCard: await strapi.db.transaction(() => updateCard(strapi, idOf(ctx), card, name)) };
  },

  async visibility(ctx: Context) {
    const { listed } = read(visibility, ctx.request.body);
    const { name } = staff(ctx);
    ctx.body = { playerCard: await strapi.db.transaction(() => setListed(strapi, idOf(ctx), listed, name)) };
  },

  async consent(ctx: Context) {
    const { consent } = read(consentWrite, ctx.request.body);
    const { name } = staff(ctx);
    ctx.body = { playerCard: await strapi.db.transaction(() => setConsent(strapi, idOf(ctx), consent, name)) };
  },

  async indexing(ctx: Context) {
    const { indexed } = read(indexing, ctx.request.body);
    const { name } = staff(ctx);
    ctx.body = { playerCard: await strapi.db.transaction(() => setIndexed(strapi, idOf(ctx), indexed, name)) };
  },

  async remove(ctx: Context) {
    await strapi.db.transaction(() => deleteCard(strapi, idOf(ctx), staff(ctx).name));
    ctx.body = { ok: true };
  },

  async restore(ctx: Context) {
    await strapi.db.transaction(() => restoreCard(strapi, idOf(ctx), staff(ctx).name));
    ctx.body = { ok: true };
  },
});
