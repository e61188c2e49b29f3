/** Public routes, protected by the captcha and the rate limits (decisions, HTTP contract). */
export default {
  routes: [
    { method: 'GET', path: '/leads/challenge', handler: 'lead.challenge', config: { auth: false } },
    { method: 'POST', path: '/leads', handler: 'lead.create', config: { auth: false } },
  ],
};
