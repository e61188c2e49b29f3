import type { Core } from '@strapi/strapi';
import type { MailJobRow } from './queue';
import type { RenderedMail } from './render';

/**
 * Renders a mail when it is sent.
 * @returns null when the mail is no longer needed: its job is then deleted
 */
type MailWriter = (strapi: Core.Strapi, job: MailJobRow) => Promise<RenderedMail | null>;

const writers = new Map<string, MailWriter>();

/** Registers the writer of one purpose's mails, which renders or drops each when it is sent. Call it in `register`. */
export function registerMailWriter(purpose: string, writer: MailWriter): void {
  writers.set(purpose, writer);
}

/** The mail to send for a job: as queued, or as rendered now by the purpose's writer. */
export function renderDeferred(strapi: Core.Strapi, job: MailJobRow): Promise<RenderedMail | null> {
  return writers.get(job.purpose)?.(strapi, job) ?? Promise.resolve(job);
}
