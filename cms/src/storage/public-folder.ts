import type { Core } from '@strapi/strapi';

/**
 * Strapi serves whatever lies in its public folder, under any spelling of the address that leads there on the disk. Uploads
 * lie in it and leave through `global::uploads` alone, so nothing is served from there; the redirect to the admin stays.
 */
export function closePublicFolder(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend('strapi::public', () => () => {
    const toAdmin = (ctx: { redirect(url: string): void }) => ctx.redirect(strapi.config.get('admin.url', '/admin'));
    strapi.server.routes([{ method: 'GET', path: '/', handler: toAdmin, config: { auth: false } }]);
  });
}
