/** An address that no page has: the server answers every unknown one as this. */
export const NOWHERE = '/not-found';
