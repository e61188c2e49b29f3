import { join } from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { LOG_LEVELS } from '../contract/log-line';
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

/** Keeps the log apart from what a command prints. */
export function logToStderr(strapi: Core.Strapi): void {
  for (const transport of strapi.log.transports) {
    if ('stderrLevels' in transport)
      transport.stderrLevels = Object.fromEntries(LOG_LEVELS.map((level) => [level, true]));
  }
}
