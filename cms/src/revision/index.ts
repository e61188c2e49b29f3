import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { withRevision } from './revision';

const WRITES = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/** Types that visitors never see: writing them does not make a page stale. */
const PRIVATE = new Set([
  'api::lead.lead',
  'api::mail-job.mail-job',
  'api::mail-template.mail-template',
  'api::newsletter.subscriber',
]);

const MEDIA_UID = 'plugin::upload.file';

const isPublicContent = (uid: string) => uid.startsWith('api::') && !PRIVATE.has(uid);

/** Call it before every other middleware of the documents is registered: their writes then belong to the same transaction. */
export function registerRevision(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) =>
    WRITES.has(context.action) && isPublicContent(context.uid) ? withRevision(strapi, async () => next()) : next(),
  );
}

/**
 * Changes of the media library (a replaced file, an alternative text) bypass the document service. Strapi emits their
 * event after the commit, too late for the same transaction, so the two write functions of its repository are wrapped.
 */
export function registerMediaRevision(strapi: Core.Strapi): void {
  const media = rows<object>(strapi, MEDIA_UID);
  const { update, delete: remove } = media;
  media.update = (params) => withRevision(strapi, () => update(params));
  media.delete = (params) => withRevision(strapi, () => remove(params));
}
