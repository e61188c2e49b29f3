/**
 * Strapi's banner about its media library, as closed by hand: it advertises a blog of Strapi's on every screen. The keys
 * are those under which Strapi remembers it, before and after it knows the install's id, of which we have none.
 */
const DISMISSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Closes Strapi's announcements before they show; call it before the admin renders. */
export function dismissAnnouncements(): void {
  for (const install of ['undefined', 'false']) localStorage.setItem(`${DISMISSED}:${install}`, 'true');
}
