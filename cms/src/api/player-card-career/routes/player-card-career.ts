import type { Core } from '@strapi/strapi';
import { staffOnly } from '../../../authentication/x-token';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  // Strapi writes into a route's config, so no two routes may share one.
  const config = () => ({ auth: { strategies: [staffOnly(strapi)] } });

  return {
    routes: [
      { method: 'POST', path: '/player-cards-career/create', handler: 'player-card-career.create', config: config() },
      {
        method: 'PUT',
        path: '/player-cards-career/update/:playerCardId',
        handler: 'player-card-career.replace',
        config: config(),
      },
    ],
  };
};
