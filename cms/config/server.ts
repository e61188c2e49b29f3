import { environment } from '../src/environment';

export default {
  host: environment.CMS_HOST,
  port: environment.CMS_PORT,
  url: environment.CMS_PUBLIC_URL,
  app: { keys: environment.APP_KEYS.split(',').filter(Boolean) },
  // Strapi sets its admin cookie as secure behind TLS only when it may read X-Forwarded-Proto. Of X-Forwarded-For koa
  // takes the leftmost of the last `maxIpsCount` addresses, which is the one that our outermost proxy saw.
  proxy: { koa: environment.TRUSTED_PROXY_HOPS > 0, maxIpsCount: environment.TRUSTED_PROXY_HOPS },
  dirs: { public: environment.PUBLIC_DIR },
  // An idle connection is closed by the web server, never by the CMS: a request that is on its way in that moment would be lost. Web's proxy
  // closes it after 30 seconds (web/server/cms-proxy.ts); its `fetch` reads this time from the Keep-Alive header and closes before.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
