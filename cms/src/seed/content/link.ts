/** A link that opens in the same tab. */
export const link = (label: string, href: string) => ({ label, href, newTab: false });
