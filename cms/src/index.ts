import type { Core } from '@strapi/strapi';
import { applyPermissions, closeRegistration } from './accounts/permissions';
import { bootstrapAuthentication, registerAuthentication } from './authentication';
import { bootstrapEditor, registerEditor } from './editor';
import { environment, requireSecrets } from './environment';
import { prepareFirstStart } from './first-start';
import { parseBodies } from './http/body-parsing';
import { startJobs } from './jobs';
import { bootstrapLeads, registerLeads } from './leads';
import { startMail, stopMail } from './mail';
import { registerNewsletter } from './newsletter/mails';
import { bootstrapPlayerCards, registerPlayerCards } from './player-cards';
import { registerMediaRevision, registerRevision } from './revision';
import { prepareRevision } from './revision/revision';
import { moveMediaToOurOrigin } from './storage/media-addresses';
import { closePublicFolder } from './storage/public-folder';
import { registerTables } from './tables';

/** Wiring only: each folder exports what it registers. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireSecrets();
    registerTables(strapi);
    registerRevision(strapi);
    registerAuthentication(strapi);
    registerPlayerCards(strapi);
    registerEditor(strapi);
    closePublicFolder(strapi);
    parseBodies(strapi);
    registerNewsletter();
    await registerLeads(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareRevision(strapi);
    registerMediaRevision(strapi);
    if (environment.S3_BUCKET) await moveMediaToOurOrigin(strapi);
    await applyPermissions(strapi);
    await closeRegistration(strapi);
    await bootstrapEditor(strapi);
    await bootstrapAuthentication(strapi);
    await bootstrapPlayerCards(strapi);
    await bootstrapLeads(strapi);
    startJobs(strapi);
    await startMail(strapi);
    // `strapi develop` has no other place for it; `serve` does it when everything is loaded.
    if (environment.NODE_ENV === 'development') await prepareFirstStart(strapi);
  },

  /** Waits for the mail that is being sent. */
  async destroy() {
    await stopMail();
  },
};
