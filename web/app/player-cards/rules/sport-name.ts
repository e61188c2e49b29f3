/**
 * The gallery's heading of a sport: what follows the first hyphen, or the whole name when there is none
 * (specification §2, Player cards list). "Soccer-Men's Soccer" is headed "Men's Soccer".
 */
export function sportHeading(name: string): string {
  return name.slice(name.indexOf('-') + 1).trim();
}

/** Whether this is soccer, under its name in either language of the site. */
export function isSoccer(name: string | null | undefined): boolean {
  return /^(soccer|f[úu]tbol)$/i.test(sportName(name) ?? '');
}

/**
 * The sport on a player's page: what precedes the first hyphen, or the whole name when there is none
 * (specification §2, Player detail; decisions, Routes).
 * @returns null when the card has no sport, which the page prints as "Sport not available"
 */
export function sportName(name: string | null | undefined): string | null {
  const [family = ''] = (name ?? '').split('-', 1);
  return family.trim() || null;
}
