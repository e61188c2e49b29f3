import { staffOnly } from '../../../authentication/x-token';

// Strapi writes into a route's config, so no two routes may share one.
const open = () => ({ auth: false });
const forStaff = () => ({ auth: { strategies: [staffOnly] } });

export default {
  routes: [
    { method: 'POST', path: '/auth/login', handler: 'auth.login', config: open() },
    { method: 'GET', path: '/auth/renew', handler: 'auth.renew', config: forStaff() },
    { method: 'POST', path: '/auth/logout', handler: 'auth.logout', config: forStaff() },
    { method: 'POST', path: '/auth/forgot-password', handler: 'auth.forgotPassword', config: open() },
    { method: 'POST', path: '/auth/reset-password', handler: 'auth.resetPassword', config: open() },
  ],
};
