import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from './api-path';
import { HttpError } from './http-error';

interface BodyConfig {
  jsonLimit: number;
}
type Handler = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: BodyConfig, options: { strapi: Core.Strapi }) => Handler;

/** Largest JSON body of a call, in bytes: a card with the longest texts and career has a tenth of it. */
export const API_BODY_MAX_BYTES = 256 * 1024;

/** The one call of the API that takes a form; its route reads it. */
const FORM_AT = '/api/player-cards/upload-image';

/**
 * Reads bodies of the API up to `API_BODY_MAX_BYTES`; the admin's, which carry whole pages, up to what
 * `config/middlewares.ts` says. The parser counts the bytes received and decompressed, and does not rely on
 * `Content-Length`.
 */
export function parseBodies(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend(
    'strapi::body',
    (factory: Factory): Factory =>
      (config, options) => {
        const readOfEditors = factory(config, options);
        const readOfApi = factory({ ...config, jsonLimit: API_BODY_MAX_BYTES }, options);
        return async (ctx, next) => {
          if (!isApiPath(ctx.path)) return readOfEditors(ctx, next);
          if (ctx.is('multipart') && ctx.path !== FORM_AT) throw new HttpError(415, { key: 'request.malformed' });
          return readOfApi(ctx, next);
        };
      },
  );
}
