/**
 * Name of the cookie that says that this browser is shown drafts: the page cache passes by requests that carry it.
 * A `__Host-` cookie needs https, so a first start on one machine goes without the prefix.
 * @param publicUrl origin of the site
 */
export const previewCookieName = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-preview' : 'preview');
