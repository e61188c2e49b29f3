import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, STAFF_HOME, signInPath } from './staff-paths';

describe('pathAfterSignIn', () => {
  it.each(['/player-cards/create', '/player-cards/manage', '/player-cards/edit/k3x9', '/es/player-cards/edit/k3x9'])(
    'takes %s',
    (path) => {
      expect(pathAfterSignIn(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    '/',
    '/packages',
    '//evil.example/player-cards/create',
    'https://evil.example/player-cards/create',
    '/\\evil.example',
    '/player-cards/edit/../../evil',
    '/es/packages',
    '/es//evil.example/player-cards/create',
    '/player-cards/edit/a/b',
  ])('ignores %j', (path) => {
    expect(pathAfterSignIn(path)).toBe(STAFF_HOME);
  });

  it('keeps the query: the list of cards has its filters there', () => {
    expect(pathAfterSignIn('/player-cards/manage?q=paz')).toBe('/player-cards/manage?q=paz');
  });
});

describe('signInPath', () => {
  it('contains the return path, unless it is the default', () => {
    expect(signInPath('/player-cards/manage?q=paz')).toBe('/admin?next=%2Fplayer-cards%2Fmanage%3Fq%3Dpaz');
    expect(signInPath(STAFF_HOME)).toBe('/admin');
  });
});
