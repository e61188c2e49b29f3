import type { Core } from '@strapi/strapi';
import { bootstrapAccounts } from './accounts';
import { bootstrapAuthentication, registerAuthentication } from './authentication';
import {
  arrangeForms,
  completeListSettings,
  namePagesInRecentEntries,
  registerKeptTypes,
  registerPublishRules,
  registerSaveRules,
} from './editor';
import { environment, requireSecrets } from './environment';
import { prepareFirstStart } from './first-start';
import { parseBodies } from './http/body-parsing';
import { registerImages } from './images';
import { startJobs } from './jobs';
import { bootstrapLeads, destroyLeads, registerLeads } from './leads';
import { bootstrapPlayerCards, registerPlayerCards } from './player-cards';
import { followMedia, registerRevision } from './revision';
import { prepareRevision } from './revision/revision';
import { moveMediaToOurOrigin } from './storage/media-addresses';
import { closePublicFolder } from './storage/public-folder';

/** Wiring only: each folder says what it adds. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireSecrets();
    completeListSettings(strapi);
    registerRevision(strapi);
    registerAuthentication(strapi);
    registerImages(strapi);
    registerPlayerCards(strapi);
    registerSaveRules(strapi);
    registerPublishRules(strapi);
    registerKeptTypes(strapi);
    closePublicFolder(strapi);
    parseBodies(strapi);
    await registerLeads(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareRevision(strapi);
    followMedia(strapi);
    if (environment.S3_BUCKET) await moveMediaToOurOrigin(strapi);
    await bootstrapAccounts(strapi);
    await arrangeForms(strapi);
    namePagesInRecentEntries(strapi);
    await bootstrapAuthentication(strapi);
    await bootstrapPlayerCards(strapi);
    startJobs(strapi);
    await bootstrapLeads(strapi);
    // `strapi develop` has no other place for it; `serve` does it when everything is loaded.
    if (environment.NODE_ENV === 'development') await prepareFirstStart(strapi);
  },

  async destroy() {
    await destroyLeads();
  },
};
