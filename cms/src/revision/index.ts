import type { Core } from '@strapi/strapi';
import { addTables } from '../database/tables';
import { moveRevision, revisionTable } from './revision';

const WRITES = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/**
 * Whether a content type is part of the site. A type that visitors never see (leads, mail) says
 * `pluginOptions: { upfield: { public: false } }` in its schema.
 */
function isPublicContent(strapi: Core.Strapi, uid: string): boolean {
  if (!uid.startsWith('api::')) return false;
  const { pluginOptions } = strapi.contentType(uid as Parameters<Core.Strapi['contentType']>[0]);
  return (pluginOptions as { upfield?: { public?: boolean } } | undefined)?.upfield?.public !== false;
}

export function registerRevision(strapi: Core.Strapi): void {
  addTables(strapi, [revisionTable]);
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (WRITES.has(context.action) && isPublicContent(strapi, context.uid)) await moveRevision(strapi);
    return result;
  });
}

/** Changes of the media library (a replaced file, an alternative text) go past the documents. */
export function followMedia(strapi: Core.Strapi): void {
  const moved = () => moveRevision(strapi);
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], afterUpdate: moved, afterDelete: moved });
}
