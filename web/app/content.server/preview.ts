import { redirect } from '@remix-run/node';
import {
  isHref,
  PREVIEW_HEADER,
  PREVIEW_SESSION_SECONDS,
  PREVIEW_STATUSES,
  previewHeaderText,
  previewLinkText,
} from '@upfield/cms/contract';
import { z } from 'zod';
import { environment } from '~/environment/environment.server';
import { createPreviewCookie, isPreviewOpen, nowSeconds as now } from './preview-session';
import { isSigned, sign } from './signature';

export const previewCookie = createPreviewCookie(environment);

const link = z.object({
  path: z.string().startsWith('/').refine(isHref),
  status: z.enum(PREVIEW_STATUSES),
  expires: z.coerce.number().int(),
  signature: z.string(),
});

/**
 * Follows the admin's signed link (`/preview?path&status&expires&signature`): opens the preview and goes to the page,
 * or shows the published page again.
 * @throws a 403 response for a link with an invalid signature, or an expired one
 */
export async function openPreview(request: Request): Promise<Response> {
  const query = link.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const valid =
    query.success &&
    query.data.expires > now() &&
    isSigned(
      query.data.signature,
      previewLinkText(query.data.path, query.data.status, query.data.expires),
      environment.PREVIEW_SECRET,
    );
  if (!valid) throw new Response(null, { status: 403, headers: { 'Cache-Control': 'no-store' } });
  if (query.data.status === 'published') return closePreview(query.data.path);
  const cookie = await previewCookie.serialize(
    { expires: now() + PREVIEW_SESSION_SECONDS },
    { maxAge: PREVIEW_SESSION_SECONDS },
  );
  return leaveTo(query.data.path, cookie);
}

/**
 * Ends the preview.
 * @param path page of the site to go to; anything else goes to the home page
 */
export async function closePreview(path: string): Promise<Response> {
  const target = path.startsWith('/') && isHref(path) ? path : '/';
  return leaveTo(target, await previewCookie.serialize('', { maxAge: 0 }));
}

/** Whether the request carries an open preview: the page then says so, is not indexed and never cached. */
export async function getPreview(request: Request): Promise<boolean> {
  return isPreviewOpen(previewCookie, request.headers.get('Cookie'));
}

/** Header that lets the CMS answer drafts; undefined outside a preview. */
export async function previewHeaders(request: Request): Promise<Record<string, string> | undefined> {
  if (!(await getPreview(request))) return undefined;
  const expires = now() + 60;
  return { [PREVIEW_HEADER]: `${expires}.${sign(previewHeaderText(expires), environment.PREVIEW_SECRET)}` };
}

const leaveTo = (path: string, cookie: string) =>
  redirect(path, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
