import { type Cookie, createCookie } from '@remix-run/node';
import { z } from 'zod';
import type { Environment } from '~/environment/parse-environment';

const session = z.object({ expires: z.number() });

/** Now, in Unix seconds. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/**
 * The signed cookie that says that this browser is shown drafts. A `__Host-` cookie needs https, so a first start on one machine goes
 * without the prefix.
 */
export function createPreviewCookie({
  PUBLIC_URL,
  PREVIEW_SECRET,
}: Pick<Environment, 'PUBLIC_URL' | 'PREVIEW_SECRET'>): Cookie {
  const secure = PUBLIC_URL.startsWith('https:');
  return createCookie(secure ? '__Host-preview' : 'preview', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    secrets: [PREVIEW_SECRET],
  });
}

/**
 * Whether a preview is open: the cookie's signature is valid and it has not expired.
 * @param header value of the request's `Cookie`
 */
export async function isPreviewOpen(cookie: Cookie, header: string | null): Promise<boolean> {
  const value = session.safeParse(await cookie.parse(header));
  return value.success && value.data.expires > nowSeconds();
}
