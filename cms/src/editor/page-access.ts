import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { allFieldsOf } from '../accounts/all-fields';
import { type Language, localeQuery } from '../contract';
import { read } from '../http/read';
import { siteDocuments } from '../site-content/documents';
import { SITE_TYPES } from '../site-content/page-types';

type Verb = 'create' | 'read' | 'update' | 'publish';
type Draft = Record<string, unknown>;

/** The part of the content manager's service that is used: what a user may do with an entry of a type and with its fields. */
interface PermissionChecker {
  create(who: { userAbility: unknown; model: string }): {
    can: Record<Verb, (entry: Draft | undefined, field: string) => boolean>;
  };
}

type RouteContext = Context & { params?: Record<string, string> };

/**
 * The page that an admin route is about, for callers who may do something with all of its fields.
 * @param verb what the caller must be allowed to do with it
 * @returns its single type, the language that the query names, and the draft in it, which is null where it was never made
 * @throws NotFoundError for a type that is no page, ForbiddenError
 */
export async function pageOf(
  strapi: Core.Strapi,
  ctx: RouteContext,
  verb: Verb,
): Promise<{ uid: string; locale: Language; draft: Draft | null }> {
  const uid = ctx.params?.page ?? '';
  if (!SITE_TYPES.includes(uid)) throw new errors.NotFoundError();
  const { locale } = read(localeQuery, { ...ctx.query });
  // With its creator: a role may be for one's own entries alone.
  const draft = await siteDocuments(strapi, uid).findFirst({
    locale,
    status: 'draft',
    populate: { createdBy: { fields: ['id'] } },
  });
  const checker: PermissionChecker = strapi.plugin('content-manager').service('permission-checker');
  const may = checker.create({ userAbility: ctx.state.userAbility, model: uid }).can[verb];
  if (!allFieldsOf(strapi, uid).every((field) => may(draft ?? { locale }, field))) throw new errors.ForbiddenError();
  return { uid, locale, draft };
}

/** An admin route about one page: its path begins with the page's single type. */
export const pageRoute = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  handler: (ctx: RouteContext) => Promise<void>,
) => ({
  method,
  path: `/:page${path}`,
  config: { policies: ['admin::isAuthenticatedAdmin'] },
  info: { type: 'admin' as const },
  handler,
});
