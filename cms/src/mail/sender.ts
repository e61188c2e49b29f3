import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { type LivePages, livePages } from '../site-content/live-links';

/** The site's details that every mail prints. */
export interface Sender {
  siteName: string;
  /** Address of the staff, and what people may reply to. */
  staffAddress: string;
  /** Printed at the foot of a mail. */
  contact: string;
  publicUrl: string;
  /** Pages that a mail may lead to. */
  pages: LivePages;
  adminUrl: string;
  /** Domain after the @ of a Message-ID. */
  domain: string;
}

interface GlobalRow {
  siteName: string;
  contact: { email: string } | null;
}

/**
 * Reads the site's name and address from the published Global; falls back to the settings before Global is published.
 */
export async function readSender(strapi: Core.Strapi): Promise<Sender> {
  const global = await rows<GlobalRow>(strapi, 'api::global.global').findOne({
    where: { publishedAt: { $notNull: true } },
    select: ['siteName'],
    orderBy: { locale: 'asc' },
    populate: { contact: true },
  });
  const from = addressOf(environment.MAIL_FROM);
  return {
    siteName: global?.siteName ?? nameOf(environment.MAIL_FROM),
    staffAddress: environment.MAIL_STAFF,
    contact: global?.contact?.email ?? from,
    publicUrl: environment.PUBLIC_URL,
    pages: await livePages(strapi, 'published'),
    adminUrl: environment.CMS_PUBLIC_URL ?? `http://localhost:${environment.CMS_PORT}`,
    domain: from.split('@')[1] ?? 'localhost',
  };
}

const addressOf = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;
const nameOf = (mailbox: string) =>
  mailbox
    .replace(/<[^>]*>/, '')
    .replace(/"/g, '')
    .trim() || addressOf(mailbox);
