/**
 * The built CMS with one more route: Strapi's own list of the player cards, which the product never shows. Its controller, service, query
 * checks and output are Strapi's (`createCoreController`); the route lets anybody in and shows all relations, as a project that opens `find`
 * to the public does. The product itself is not changed by it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const CARD = 'api::player-card.player-card';

const fromCms = createRequire(join(ROOT, 'cms/package.json'));
/** @type {typeof import('@strapi/strapi')} */
const { factories } = fromCms('@strapi/strapi');
/** @type {{ createServer: () => import('@strapi/strapi').Core.Strapi }} */
const { createServer } = fromCms('./dist/src/commands/boot.js');

const everybody = {
  name: 'bench',
  authenticate: () => ({ authenticated: true, credentials: null }),
  verify: () => {},
};

const strapi = await createServer().load();
// The product reads cards by its own queries, so the type has no service.
strapi.get('services').set(CARD, factories.createCoreService(CARD));
const controller = factories.createCoreController(CARD)({ strapi });
const route = {
  method: 'GET',
  path: '/own-player-cards',
  handler: (/** @type {import('koa').Context} */ ctx) => controller.find?.(ctx, async () => {}),
  info: { type: 'content-api', apiName: 'player-card' },
  config: { auth: { strategies: [everybody], scope: [`${CARD}.find`] } },
};
// Strapi takes a strategy as it is, which its types do not know (docs/strapi-internals.md).
const routes = /** @type {import('@strapi/strapi').Core.Route[]} */ (/** @type {unknown} */ ([route]));
strapi.server.routes({ type: 'content-api', routes });
await strapi.listen();
