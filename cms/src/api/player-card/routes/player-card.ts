import type { Core } from '@strapi/strapi';
import { anyone, staffOnly } from '../../../authentication/x-token';
import { parseForm } from '../../../http/form';
import { IMAGE_FORM_MAX_BYTES } from '../../../images/receive';

/** Fixed paths come before `/:id`, because the router takes the first match. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  // Strapi writes into a route's config, so no two routes may share one.
  const forAnyone = () => ({ auth: { strategies: [anyone(strapi)] } });
  const forStaff = () => ({ auth: { strategies: [staffOnly(strapi)] } });

  return {
    routes: [
      { method: 'GET', path: '/player-cards', handler: 'player-card.list', config: forAnyone() },
      { method: 'GET', path: '/gallery', handler: 'player-card.gallery', config: { auth: false } },
      { method: 'POST', path: '/player-cards/create', handler: 'player-card.create', config: forStaff() },
      {
        method: 'POST',
        path: '/player-cards/upload-image',
        handler: 'image.upload',
        config: { ...forStaff(), middlewares: [parseForm(IMAGE_FORM_MAX_BYTES)] },
      },
      { method: 'DELETE', path: '/player-cards/delete-image/:fileKey', handler: 'image.withdraw', config: forStaff() },
      {
        method: 'GET',
        path: '/player-cards/addresses/:page',
        handler: 'player-card.addresses',
        config: forAnyone(),
      },
      { method: 'GET', path: '/player-cards/suggestion', handler: 'player-card.suggestion', config: { auth: false } },
      { method: 'GET', path: '/player-cards/managed', handler: 'player-card.managed', config: forStaff() },
      { method: 'GET', path: '/player-cards/:id', handler: 'player-card.read', config: forAnyone() },
      { method: 'GET', path: '/player-cards/:id/changes', handler: 'player-card.changes', config: forStaff() },
      { method: 'PUT', path: '/player-cards/:id', handler: 'player-card.update', config: forStaff() },
      { method: 'PUT', path: '/player-cards/:id/visibility', handler: 'player-card.visibility', config: forStaff() },
      { method: 'PUT', path: '/player-cards/:id/consent', handler: 'player-card.consent', config: forStaff() },
      { method: 'PUT', path: '/player-cards/:id/indexing', handler: 'player-card.indexing', config: forStaff() },
      { method: 'DELETE', path: '/player-cards/:id', handler: 'player-card.remove', config: forStaff() },
      { method: 'POST', path: '/player-cards/:id/restore', handler: 'player-card.restore', config: forStaff() },
    ],
  };
};
