import type { Core } from '@strapi/strapi';
import { staffOnly } from '../../../authentication/x-token';

/** Public routes are protected by the captcha and the rate limits (decisions, HTTP contract). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  routes: [
    { method: 'GET', path: '/leads/challenge', handler: 'lead.challenge', config: { auth: false } },
    { method: 'POST', path: '/leads', handler: 'lead.create', config: { auth: false } },
    {
      method: 'GET',
      path: '/leads/:id/card',
      handler: 'lead.card',
      config: { auth: { strategies: [staffOnly(strapi)] } },
    },
  ],
});
