import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { MAIL_JOB, type MailJobRow } from '../mail/queue';
import { SUBSCRIBER, type SubscriberRow } from '../newsletter/subscriber';
import { LEAD, type LeadRow } from './lead-row';

/** Everything we hold under one e-mail address: their own, or a guardian's. */
export interface PersonData {
  leads: LeadRow[];
  mails: MailJobRow[];
  newsletter: SubscriberRow[];
}

/**
 * Finds a person's data by e-mail address.
 * @param email in any case, with or without blanks around it
 */
export async function findPerson(strapi: Core.Strapi, email: string): Promise<PersonData> {
  const address = email.trim().toLowerCase();
  const leads = await rows<LeadRow>(strapi, LEAD).findMany({
    where: { $or: [{ email: address }, { guardianEmail: address }] },
    orderBy: { createdAt: 'asc' },
  });
  const about = leads.map(({ documentId }) => documentId);
  const mails = await rows<MailJobRow>(strapi, MAIL_JOB).findMany({
    where: { $or: [{ recipient: address }, { about: { $in: about } }] },
  });
  const newsletter = await rows<SubscriberRow>(strapi, SUBSCRIBER).findMany({ where: { email: address } });
  return { leads, mails, newsletter };
}

/** How many records are held about a person. */
export const recordsOf = ({ leads, mails, newsletter }: PersonData) => leads.length + mails.length + newsletter.length;

type Counts = Record<keyof PersonData, number>;

/** How many records were erased. */
export const totalOf = ({ leads, mails, newsletter }: Counts): number => leads + mails + newsletter;

/**
 * Erases a person's data, all or nothing.
 * @returns the numbers of deleted records
 */
export async function erasePerson(strapi: Core.Strapi, email: string): Promise<Counts> {
  return strapi.db.transaction(async () => {
    const { leads, mails, newsletter } = await findPerson(strapi, email);
    const ids = (found: { id: number }[]) => ({ where: { id: { $in: found.map(({ id }) => id) } } });
    await rows<MailJobRow>(strapi, MAIL_JOB).deleteMany(ids(mails));
    await rows<LeadRow>(strapi, LEAD).deleteMany(ids(leads));
    await rows<SubscriberRow>(strapi, SUBSCRIBER).deleteMany(ids(newsletter));
    return { leads: leads.length, mails: mails.length, newsletter: newsletter.length };
  });
}
