import type { Core } from '@strapi/strapi';

/**
 * Stops Strapi from serving its public folder, which it does under every spelling of a path that the file system
 * accepts. Uploads are stored there and must be served by `global::uploads` only. The redirect to the admin stays.
 */
export function closePublicFolder(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend('strapi::public', () => () => {
    const toAdmin = (ctx: { redirect(url: string): void }) => ctx.redirect(strapi.config.get('admin.url', '/admin'));
    strapi.server.routes([{ method: 'GET', path: '/', handler: toAdmin, config: { auth: false } }]);
  });
}
