import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { signVersion } from '../page-history/keep';
import { localesOf, siteDocuments } from '../site-content/documents';
import { type ScheduledPublicationRow, schedules } from './table';

/** Publishes the drafts that are due. What is not allowed on a published page keeps a draft back, and is kept for the editor. */
export async function publishDuePages(strapi: Core.Strapi): Promise<void> {
  const due = await schedules(strapi).findMany({
    where: { dueAt: { $lte: new Date() }, problem: { $null: true } },
    orderBy: { dueAt: 'asc' },
  });
  for (const schedule of due) {
    try {
      await publish(strapi, schedule);
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      await schedules(strapi).updateMany({ where: whileItIs(schedule), data: { problem: error.message } });
    }
  }
}

/** The schedule as it was read: an editor may have moved or cancelled it meanwhile. */
const whileItIs = ({ id, dueAt }: ScheduledPublicationRow) => ({ id, dueAt });

/** One transaction: of several processes only the one that takes the schedule away publishes, and none takes it without publishing. */
async function publish(strapi: Core.Strapi, schedule: ScheduledPublicationRow): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await schedules(strapi).deleteMany({ where: whileItIs(schedule) });
    const pages = siteDocuments(strapi, schedule.page);
    const { page, locale } = schedule;
    const draft = count === 1 ? await pages.findFirst({ locale, status: 'draft' }) : null;
    if (!draft) return;
    await pages.publish({ documentId: String(draft.documentId), locale });
    await signVersion(strapi, { page, locale }, schedule.scheduledBy);
  });
}

/**
 * A page that is published by hand has no publication before it any more: what is typed afterwards waits for its own.
 * Call it in `register`, after `registerRevision`.
 */
export function endSchedulesWithPublish(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.action === 'publish') {
      const locale = { $in: localesOf(context.params) };
      await schedules(strapi).deleteMany({ where: { page: context.uid, locale } });
    }
    return result;
  });
}
