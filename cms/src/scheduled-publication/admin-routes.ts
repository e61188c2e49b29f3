import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { adminName } from '../accounts/admin-name';
import { pageOf, pageRoute } from '../editor/page-access';
import { requirePublishable } from '../editor/save-rules';
import { read } from '../http/read';
import { schedules } from './table';

const schedule = z.strictObject({ dueAt: z.iso.datetime() });

/** Admin routes of a page's scheduled publication: to see, set and cancel it. */
export function addScheduleRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/scheduled-publication',
    routes: [
      pageRoute('GET', '', async (ctx) => {
        const { uid, locale } = await pageOf(strapi, ctx, 'read');
        const found = await schedules(strapi).findOne({ where: { page: uid, locale } });
        ctx.body = { schedule: found && { dueAt: found.dueAt, by: found.scheduledBy, problem: found.problem } };
      }),
      pageRoute('PUT', '', async (ctx) => {
        const { uid, locale } = await pageOf(strapi, ctx, 'publish');
        const dueAt = new Date(read(schedule, ctx.request.body).dueAt);
        if (dueAt <= new Date()) throw new errors.ValidationError('This time is past. Choose a later one.');
        await requirePublishable(strapi, uid, locale);
        const data = { page: uid, locale, dueAt, scheduledBy: adminName(strapi), problem: null };
        const { count } = await schedules(strapi).updateMany({ where: { page: uid, locale }, data });
        if (count === 0) await schedules(strapi).create({ data });
        ctx.status = 204;
      }),
      pageRoute('DELETE', '', async (ctx) => {
        const { uid, locale } = await pageOf(strapi, ctx, 'publish');
        await schedules(strapi).deleteMany({ where: { page: uid, locale } });
        ctx.status = 204;
      }),
    ],
  });
}
