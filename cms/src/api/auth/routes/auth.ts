import type { Core } from '@strapi/strapi';
import { staffOnly } from '../../../authentication/x-token';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  // Strapi writes into a route's config, so no two routes may share one.
  const open = () => ({ auth: false });
  const forStaff = () => ({ auth: { strategies: [staffOnly(strapi)] } });

  return {
    routes: [
      { method: 'POST', path: '/auth/login', handler: 'auth.login', config: open() },
      { method: 'GET', path: '/auth/renew', handler: 'auth.renew', config: forStaff() },
      { method: 'POST', path: '/auth/logout', handler: 'auth.logout', config: forStaff() },
      { method: 'POST', path: '/auth/forgot-password', handler: 'auth.forgotPassword', config: open() },
      { method: 'POST', path: '/auth/reset-password', handler: 'auth.resetPassword', config: open() },
    ],
  };
};
