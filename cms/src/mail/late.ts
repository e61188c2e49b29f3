import type { Core } from '@strapi/strapi';
import type { MailJobRow } from './queue';
import type { RenderedMail } from './render';

/**
 * Writes a mail at the moment it leaves.
 * @returns null when nobody wants it any more: it is then forgotten
 */
type MailWriter = (strapi: Core.Strapi, job: MailJobRow) => Promise<RenderedMail | null>;

const writers = new Map<string, MailWriter>();

/** Has the mails of one purpose written, or thought about again, when they leave; call it in `register`. */
export function writeLate(purpose: string, writer: MailWriter): void {
  writers.set(purpose, writer);
}

/** The mail that leaves for a job: as it was queued, or as its writer has it now. */
export function writtenNow(strapi: Core.Strapi, job: MailJobRow): Promise<RenderedMail | null> {
  return writers.get(job.purpose)?.(strapi, job) ?? Promise.resolve(job);
}
