import { staffOnly } from '../../../authentication/x-token';

// Strapi writes into a route's config, so no two routes may share one.
const config = () => ({ auth: { strategies: [staffOnly] } });

export default {
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
