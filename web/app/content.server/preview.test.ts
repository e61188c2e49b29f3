import { PREVIEW_HEADER, type PreviewStatus, previewHeaderText, previewLinkText } from '@upfield/cms/contract';
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.PUBLIC_URL = 'https://upfield.example';
});

const { closePreview, getPreview, openPreview, previewCookie, previewHeaders } = await import('./preview');
const { isSigned, sign } = await import('./signature');
const { environment } = await import('~/environment/environment.server');

const SECRET = environment.PREVIEW_SECRET;

const soon = () => Math.floor(Date.now() / 1000) + 60;

function linkTo(path: string, { status = 'draft' as PreviewStatus, expires = soon(), secret = SECRET } = {}) {
  const signature = sign(previewLinkText(path, status, expires), secret);
  const query = new URLSearchParams({ path, status, expires: String(expires), signature });
  return new Request(`https://upfield.example/preview?${query}`);
}

const withCookie = (cookie: string) =>
  new Request('https://upfield.example/', { headers: { Cookie: cookie.split(';')[0] ?? '' } });

describe('a preview', () => {
  it('opens by a signed link: a cookie that no script reads, and the page', async () => {
    const response = await openPreview(linkTo('/about'));
    const cookie = response.headers.get('Set-Cookie') ?? '';
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/about']);
    expect(cookie).toMatch(/^__Host-preview=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await getPreview(withCookie(cookie))).toBe(true);
  });

  it('asks the CMS for drafts with a signed header', async () => {
    const cookie = (await openPreview(linkTo('/'))).headers.get('Set-Cookie') ?? '';
    const headers = await previewHeaders(withCookie(cookie));
    const [expires = '', signature = ''] = headers?.[PREVIEW_HEADER]?.split('.') ?? [];
    expect(isSigned(signature, previewHeaderText(Number(expires)), SECRET)).toBe(true);
  });

  it.each([
    ['another secret', () => linkTo('/about', { secret: 'another' })],
    ['a link past its time', () => linkTo('/about', { expires: soon() - 120 })],
    ['a path off the site', () => linkTo('//elsewhere.example')],
    ['an outside address', () => linkTo('https://elsewhere.example')],
    ['no query', () => new Request('https://upfield.example/preview')],
  ])('does not open by %s', async (_, request) => {
    await expect(openPreview(request())).rejects.toMatchObject({ status: 403 });
  });

  it('ends when the admin asks for the published page, and at the exit', async () => {
    for (const response of [
      await openPreview(linkTo('/about', { status: 'published' })),
      await closePreview('/about'),
    ]) {
      expect(response.headers.get('Location')).toBe('/about');
      expect(response.headers.get('Set-Cookie')).toMatch(/Max-Age=0/);
    }
  });

  it('leaves to the home page rather than off the site', async () => {
    for (const path of ['//elsewhere.example', '/\u0000//elsewhere.example']) {
      expect((await closePreview(path)).headers.get('Location')).toBe('/');
    }
  });

  it('is not opened by a cookie that is not ours', async () => {
    const old = await previewCookie.serialize({ expires: soon() - 120 });
    expect(await getPreview(withCookie(old))).toBe(false);
    expect(await getPreview(withCookie('__Host-preview=eyJleHBpcmVzIjo5OTk5OTk5OTk5fQ'))).toBe(false);
    expect(await previewHeaders(withCookie(''))).toBeUndefined();
  });
});
