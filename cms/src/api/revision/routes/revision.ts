export default {
  routes: [{ method: 'GET', path: '/revision', handler: 'revision.read', config: { auth: false } }],
};
