import type { Context } from 'koa';
import {
  PREVIEW_HEADER,
  PREVIEW_LINK_SECONDS,
  type PreviewStatus,
  previewHeaderText,
  previewLinkText,
} from './contract';
import { environment } from './environment';
import { isSigned, sign } from './signing';
import { sitePathOf } from './site-content/page-types';

/**
 * Address that the admin's Preview button opens: a signed link to the site, good for `PREVIEW_LINK_SECONDS`.
 * @param uid content type of the entry
 * @param asked what the admin asks for: a status, of which anything but `published` is the draft, and a language
 * @returns null for a type that is no page: the button does not show
 */
export function previewLink(
  uid: string,
  { status, locale }: { status?: string; locale?: string },
  now = Date.now(),
): string | null {
  const path = sitePathOf(uid, locale === 'es' ? 'es' : 'en');
  if (path === null) return null;
  const wanted: PreviewStatus = status === 'published' ? 'published' : 'draft';
  const expires = Math.floor(now / 1000) + PREVIEW_LINK_SECONDS;
  const query = new URLSearchParams({
    path,
    status: wanted,
    expires: String(expires),
    signature: sign(previewLinkText(path, wanted, expires), environment.PREVIEW_SECRET),
  });
  return `${environment.PUBLIC_URL}/preview?${query}`;
}

/** Whether the request carries a signature of web that has not expired (`x-preview: {Unix seconds}.{HMAC}`). */
export function maySeeDrafts(ctx: Context, now = Date.now()): boolean {
  const [, expires, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(ctx.get(PREVIEW_HEADER)) ?? [];
  if (!expires || !signature || Number(expires) * 1000 <= now) return false;
  return isSigned(signature, previewHeaderText(Number(expires)), environment.PREVIEW_SECRET);
}
