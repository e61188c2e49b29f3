import type { Core } from '@strapi/strapi';
import { takeStartLock } from './database/start-lock';
import { prepareFirstStart } from './first-start';

let release = async () => {};

const isDeveloped = (strapi: Core.Strapi) => strapi.config.get('autoReload') === true;

/**
 * What `serve` does around loading Strapi (commands/serve.ts), for `strapi develop`, which loads it by itself: before the schema is brought up to
 * date, and when everything else is ready. Does nothing under any other command.
 */
export const developmentStart = {
  async begin(strapi: Core.Strapi): Promise<void> {
    if (isDeveloped(strapi)) release = await takeStartLock();
  },

  async finish(strapi: Core.Strapi): Promise<void> {
    if (!isDeveloped(strapi)) return;
    await prepareFirstStart(strapi);
    await release();
  },
};
