import type { Core } from '@strapi/strapi';
import { LEAD } from './lead-row';

type Sort = string | Record<string, unknown> | (string | Record<string, unknown>)[] | undefined;

/** The order asked for, and the newest first among leads that it takes for equal, as all urgent ones are. */
function withNewestLast(sort: Sort): (string | Record<string, unknown>)[] {
  const asked =
    sort === undefined ? [] : Array.isArray(sort) ? sort : typeof sort === 'string' ? sort.split(',') : [sort];
  return [...asked, 'createdAt:desc'];
}

/** Sorts the admin's list of leads: urgent first, then newest. Call it in `register`. */
export function orderLeads(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if ((context.uid as string) !== LEAD) return next();
    const params = context.params as { sort?: Sort; data?: { state?: unknown; urgent?: boolean } };
    if (context.action === 'findMany') params.sort = withNewestLast(params.sort);
    // A closed lead needs no answer first.
    if (context.action === 'update' && params.data?.state === 'closed') params.data.urgent = false;
    return next();
  });
}
