import { describe, expect, it } from 'vitest';
import { isLive, liveHref, liveTwin } from './live-link';
import type { SiteData } from './site-data';

const origin = 'https://upfield.example';
const siteWith = (languages: ('en' | 'es')[], ...unpublishedPaths: string[]) =>
  ({ origin, global: { languages, unpublishedPaths } }) as Pick<SiteData, 'origin'> & { global: SiteData['global'] };
const siteWithout = (...unpublishedPaths: string[]) => siteWith(['en', 'es'], ...unpublishedPaths);

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

  it('to a language in which nothing is published leads nowhere', () => {
    expect(isLive('/es/player-cards-detail/a1', siteWith(['en']))).toBe(false);
  });
});

describe('a link of a page', () => {
  it.each([
    ['/packages#add-ons', '/es', '/es/packages#add-ons'],
    ['/player-draft', '/en/register', '/en/player-draft'],
    ['/player-draft', '/', '/player-draft'],
    ['/privacy', '/es', '/privacidad'],
    ['#steps', '/es', '#steps'],
    ['mailto:a@upfield.example', '/es', 'mailto:a@upfield.example'],
  ])('%s on %s leads to %s', (href, path, address) => {
    expect(liveHref(href, path, siteWithout())).toBe(address);
  });

  it('leads to the language in which the page is published, and nowhere without one', () => {
    expect(liveHref('/about', '/es', siteWithout('/es/about'))).toBe('/about');
    expect(liveHref('/about', '/', siteWithout('/about'))).toBe('/es/about');
    expect(liveHref('/about', '/es', siteWithout('/about', '/es/about'))).toBeNull();
  });
});

describe('the other language of a page', () => {
  it('is offered where it is published', () => {
    expect(liveTwin('/about', siteWithout())).toBe('/es/about');
    expect(liveTwin('/es/about', siteWithout())).toBe('/about');
    expect(liveTwin('/about', siteWithout('/es/about'))).toBeNull();
    expect(liveTwin('/player-cards-detail/a1', siteWith(['en']))).toBeNull();
  });
});
