import type { StrapiApp } from '@strapi/strapi/admin';

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number];

/** What RTK Query dispatches to lay a change over a cached answer, and to take it back. */
const PATCHED = 'adminApi/queries/queryResultPatched';
const DOCUMENT = 'getDocument(';

const patchesDocument = (action: unknown) => {
  const { type, payload } = action as { type?: string; payload?: { queryCacheKey?: string } };
  return type === PATCHED && payload?.queryCacheKey?.startsWith(DOCUMENT) === true;
};

/**
 * Keeps what an editor has typed when the CMS refuses to save it. Strapi writes the new values into its copy of the
 * entry before the answer is there and takes them back when it is a refusal; its form follows both, and everything typed
 * is gone. Without that early write the form stays as it is: after a refusal with the edits and the fields in error
 * marked, after a success with what Strapi then loads.
 */
export const skipOptimisticUpdates: Middleware = () => () => (next) => (action) => {
  if (!patchesDocument(action)) return next(action);
};
