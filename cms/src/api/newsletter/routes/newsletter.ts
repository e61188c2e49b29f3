/** Open to everybody, limited by address and network (decisions, HTTP contract). */
export default {
  routes: [
    { method: 'POST', path: '/newsletter', handler: 'newsletter.ask', config: { auth: false } },
    { method: 'POST', path: '/newsletter/confirm', handler: 'newsletter.confirm', config: { auth: false } },
    { method: 'POST', path: '/newsletter/leave', handler: 'newsletter.leave', config: { auth: false } },
  ],
};
