import type { Core } from '@strapi/strapi';
import { addTables } from '../database/tables';
import { moveRevision, revisionTable } from './revision';

const WRITES = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/** Types that visitors never see: what happens to them makes no page stale. */
const PRIVATE = new Set([
  'api::lead.lead',
  'api::mail-job.mail-job',
  'api::mail-template.mail-template',
  'api::newsletter.subscriber',
]);

const isPublicContent = (uid: string) => uid.startsWith('api::') && !PRIVATE.has(uid);

export function registerRevision(strapi: Core.Strapi): void {
  addTables(strapi, [revisionTable]);
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (WRITES.has(context.action) && isPublicContent(context.uid)) await moveRevision(strapi);
    return result;
  });
}

/** Changes of the media library (a replaced file, an alternative text) go past the documents. */
export function followMedia(strapi: Core.Strapi): void {
  const moved = () => moveRevision(strapi);
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], afterUpdate: moved, afterDelete: moved });
}
