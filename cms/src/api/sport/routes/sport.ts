export default {
  routes: [{ method: 'GET', path: '/sports', handler: 'sport.list', config: { auth: false } }],
};
