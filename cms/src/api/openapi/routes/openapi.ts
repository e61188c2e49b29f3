export default {
  routes: [{ method: 'GET', path: '/openapi.json', handler: 'openapi.read', config: { auth: false } }],
};
