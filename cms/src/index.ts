import type { Core } from '@strapi/strapi';
import { limitEditors } from './accounts/editor-role';
import { mailInvitations } from './accounts/invitation';
import { applyPermissions, closeRegistration } from './accounts/permissions';
import { bootstrapAuthentication, registerAuthentication } from './authentication';
import { failWithCommit } from './database/commit';
import { cutSilentConnections } from './database/silence';
import { developmentStart } from './development-start';
import { bootstrapEditor, registerEditor } from './editor';
import { environment, requireSecrets } from './environment';
import { parseBodies } from './http/body-parsing';
import { logServerErrors } from './http/server-errors';
import { startJobs } from './jobs';
import { bootstrapLanguages, registerLanguages } from './languages';
import { bootstrapLeads, registerLeads } from './leads';
import { startMail, stopMail } from './mail';
import { stopMetrics } from './metrics-server';
import { registerNewsletter } from './newsletter/mails';
import { registerPageHistory } from './page-history';
import { bootstrapPlayerCards, registerPlayerCards } from './player-cards';
import { registerReadiness } from './readiness';
import { registerMediaRevision, registerRevision } from './revision';
import { prepareRevision } from './revision/revision';
import { registerScheduledPublication } from './scheduled-publication';
import { moveMediaToOurOrigin } from './storage/media-addresses';
import { closePublicFolder } from './storage/public-folder';
import { registerTables } from './tables';

/** Wiring only: each folder exports what it registers. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireSecrets();
    await developmentStart.begin(strapi);
    logServerErrors(strapi);
    failWithCommit(strapi);
    registerTables(strapi);
    registerRevision(strapi);
    registerAuthentication(strapi);
    registerPlayerCards(strapi);
    registerEditor(strapi);
    registerPageHistory(strapi);
    registerScheduledPublication(strapi);
    registerLanguages(strapi);
    closePublicFolder(strapi);
    parseBodies(strapi);
    registerNewsletter();
    registerReadiness(strapi);
    await registerLeads(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    cutSilentConnections(strapi);
    await prepareRevision(strapi);
    registerMediaRevision(strapi);
    if (environment.S3_BUCKET) await moveMediaToOurOrigin(strapi);
    await bootstrapLanguages(strapi);
    await applyPermissions(strapi);
    await closeRegistration(strapi);
    await limitEditors(strapi);
    await bootstrapEditor(strapi);
    await bootstrapAuthentication(strapi);
    mailInvitations(strapi);
    await bootstrapPlayerCards(strapi);
    await bootstrapLeads(strapi);
    startJobs(strapi);
    await startMail(strapi);
    await developmentStart.finish(strapi);
  },

  /** Waits for the mail that is being sent. */
  async destroy() {
    await stopMetrics();
    await stopMail();
  },
};
