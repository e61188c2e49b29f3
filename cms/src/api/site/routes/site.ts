/** What pages are made of; public, read only. */
export default {
  routes: [
    { method: 'GET', path: '/site/global', handler: 'site.global', config: { auth: false } },
    { method: 'GET', path: '/site/pages/:name', handler: 'site.page', config: { auth: false } },
  ],
};
