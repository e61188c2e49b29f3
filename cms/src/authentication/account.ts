/** An account as whoever signs in names it: whether there is one plays no part. */
export interface Account {
  /** Staff sign in to the site, admins to the CMS. */
  realm: 'staff' | 'admin';
  /** Trimmed and in lower case. */
  email: string;
}
