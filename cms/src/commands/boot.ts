import { join } from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { environment } from '../environment';

/** Makes a server from the compiled files; nothing is opened before `load`. */
export function createServer(): Core.Strapi {
  return createStrapi({
    appDir: environment.CMS_ROOT,
    distDir: join(environment.CMS_ROOT, 'dist'),
    autoReload: false,
    serveAdminPanel: environment.CMS_ADMIN === 'on',
  });
}
