import type { Core } from '@strapi/strapi';
import { inBatches } from '../database/batches';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { MAIL_JOB, type MailJobRow } from '../mail/queue';
import { SENT_MAIL_DAYS } from '../mail/retention';
import { LEAD, type LeadRow } from './lead-row';

const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The same day of the month, `months` earlier; the month's last day where it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return day;
}

/**
 * Removes leads older than the setting, with every mail about them, and old copies of mails that left or failed.
 * @returns how many leads are gone
 */
export async function removeOldLeads(
  strapi: Core.Strapi,
  months = environment.LEAD_RETENTION_MONTHS,
  now = new Date(),
): Promise<number> {
  const leads = rows<LeadRow>(strapi, LEAD);
  const mails = rows<MailJobRow>(strapi, MAIL_JOB);
  const old = { where: { createdAt: { $lt: monthsBefore(now, months) } }, select: ['id', 'documentId'] };
  let removed = 0;
  for await (const batch of inBatches(leads, old, BATCH)) {
    for (const { id, documentId } of batch) {
      await strapi.db.transaction(async () => {
        await mails.deleteMany({ where: { about: documentId } });
        await leads.delete({ where: { id } });
      });
    }
    removed += batch.length;
  }
  const before = { $lt: new Date(now.getTime() - SENT_MAIL_DAYS * DAY_MS) };
  await mails.deleteMany({
    where: {
      $or: [
        { state: 'sent', sentAt: before },
        { state: 'failed', createdAt: before },
      ],
    },
  });
  if (removed > 0) strapi.log.info(`Removed ${removed} leads older than ${months} months.`);
  return removed;
}
