/** How long the copy of a mail that was sent, or failed for good, is kept, in days; the privacy pages print it. */
export const SENT_MAIL_DAYS = 30;
