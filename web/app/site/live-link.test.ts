import { describe, expect, it } from 'vitest';
import { isLive } from './live-link';
import type { SiteData } from './site-data';

const origin = 'https://upfield.example';
const siteWithout = (...unpublishedPaths: string[]) =>
  ({ origin, global: { unpublishedPaths } }) as Pick<SiteData, 'origin'> & { global: SiteData['global'] };

describe('a link', () => {
  it.each(['/about', '/About/#mission', '/about?utm_source=x', `${origin}/about`])(
    '%s leads nowhere while the page is not published',
    (href) => {
      expect(isLive(href, siteWithout('/about'))).toBe(false);
      expect(isLive(href, siteWithout('/packages'))).toBe(true);
    },
  );

  it.each(['#mission', 'mailto:a@upfield.example', 'https://elsewhere.example/about', '/player-cards-detail/a1'])(
    '%s always leads somewhere',
    (href) => expect(isLive(href, siteWithout('/about'))).toBe(true),
  );

  it('without a target leads nowhere', () => expect(isLive('', siteWithout())).toBe(false));

  it('leads somewhere while nothing is known of the site', () => {
    expect(isLive('/about', { origin, global: null })).toBe(true);
  });
});
