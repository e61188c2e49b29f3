import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { audit } from '../audit';
import { email } from '../contract';
import { environment } from '../environment';
import { read } from '../http/read';
import { LEAD_ACTIONS } from './admin-permissions';
import { changeLeads, leadChange, leadOwners } from './change';
import { listedLeads, toCsv } from './csv';
import { leadPermissions } from './permission-checker';
import { erasePerson, findPerson, recordsOf, totalOf } from './person';

const person = z.strictObject({ email });

/** Policies: signed in to the admin; the handler asks what the role may do with the leads. */
const SIGNED_IN = { policies: ['admin::isAuthenticatedAdmin'] };

/** Policies: signed in to the admin, with a role that has the action. */
const allowed = (action: string) => ({
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }],
});

/**
 * Admin routes of the lead screens, besides Strapi's own. An e-mail address is sent in the body, so that no log
 * contains it.
 */
export function addLeadRoutes(strapi: Core.Strapi): void {
  const who = (ctx: Context) => `admin user ${ctx.state.user?.id}`;
  strapi.server.routes({
    type: 'admin',
    prefix: '/lead-desk',
    routes: [
      {
        method: 'GET',
        path: '/csv',
        config: allowed(LEAD_ACTIONS.csv),
        info: { type: 'admin' },
        async handler(ctx: Context) {
          const query = await leadPermissions(strapi, ctx.state.userAbility).sanitizedQuery.read(ctx.query);
          const leads = await listedLeads(strapi, query);
          ctx.set('Cache-Control', 'no-store');
          ctx.set('X-Content-Type-Options', 'nosniff');
          ctx.attachment('leads.csv');
          ctx.type = 'text/csv; charset=utf-8';
          ctx.body = toCsv(leads);
          audit({ action: 'leads downloaded', by: who(ctx), count: leads.length });
        },
      },
      {
        method: 'POST',
        path: '/change',
        config: SIGNED_IN,
        info: { type: 'admin' },
        async handler(ctx: Context) {
          await changeLeads(strapi, read(leadChange, ctx.request.body), ctx.state.userAbility);
          ctx.status = 204;
        },
      },
      {
        method: 'GET',
        path: '/owners',
        config: SIGNED_IN,
        info: { type: 'admin' },
        async handler(ctx: Context) {
          if (!leadPermissions(strapi, ctx.state.userAbility).can.update()) throw new errors.ForbiddenError();
          ctx.body = await leadOwners(strapi);
        },
      },
      {
        method: 'GET',
        path: '/site',
        config: SIGNED_IN,
        info: { type: 'admin' },
        handler(ctx: Context) {
          ctx.body = { address: environment.PUBLIC_URL };
        },
      },
      {
        method: 'POST',
        path: '/person/export',
        config: allowed(LEAD_ACTIONS.person),
        info: { type: 'admin' },
        async handler(ctx: Context) {
          ctx.set('Cache-Control', 'no-store');
          const found = await findPerson(strapi, read(person, ctx.request.body).email);
          ctx.body = found;
          audit({ action: 'person handed out', by: who(ctx), count: recordsOf(found) });
        },
      },
      {
        method: 'POST',
        path: '/person/erase',
        config: allowed(LEAD_ACTIONS.person),
        info: { type: 'admin' },
        async handler(ctx: Context) {
          const erased = await erasePerson(strapi, read(person, ctx.request.body).email);
          ctx.body = erased;
          audit({ action: 'person erased', by: who(ctx), count: totalOf(erased) });
        },
      },
    ],
  });
}
