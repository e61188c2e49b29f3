/** What the HTTP API promises. Depends on zod alone; the CMS enforces it, the web's forms and reads use it. */
export * from './career';
export * from './content';
export * from './errors';
export * from './images';
export * from './lead';
export * from './lead-choices';
export * from './lead-envelope';
export * from './limits';
export * from './messages';
export * from './newsletter';
export * from './player-card';
export * from './product';
export * from './revision';
export * from './rules';
export * from './secrets';
export * from './session';
export * from './sport';
