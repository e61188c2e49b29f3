/** Where the sign-up is sent, and its own page for who has no scripts. */
export const NEWSLETTER_PATH = '/newsletter';
