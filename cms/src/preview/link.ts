import { PREVIEW_LINK_SECONDS, type PreviewStatus, previewLinkText } from '../contract';
import { environment } from '../environment';
import { sitePathOf } from '../site-content/page-types';
import { sign } from './signature';

/**
 * Address that the admin's Preview button opens: a signed link to the site, good for a quarter of an hour.
 * @param uid content type of the entry
 * @param status the admin asks for; anything but `published` is the draft
 * @returns null for a type that is no page: the button does not show
 */
export function previewLink(uid: string, status: string | undefined, now = Date.now()): string | null {
  const path = sitePathOf(uid);
  if (path === null) return null;
  const wanted: PreviewStatus = status === 'published' ? 'published' : 'draft';
  const expires = Math.floor(now / 1000) + PREVIEW_LINK_SECONDS;
  const query = new URLSearchParams({
    path,
    status: wanted,
    expires: String(expires),
    signature: sign(previewLinkText(path, wanted, expires)),
  });
  return `${environment.PUBLIC_URL}/preview?${query}`;
}
