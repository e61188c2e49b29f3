import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, STAFF_HOME, signInPath } from './staff-paths';

describe('pathAfterSignIn', () => {
  it.each(['/player-cards/create', '/player-cards/manage', '/player-cards/edit/k3x9'])('takes %s', (path) => {
    expect(pathAfterSignIn(path)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    '/packages',
    '//evil.example/player-cards/create',
    'https://evil.example/player-cards/create',
    '/\\evil.example',
    '/player-cards/edit/../../evil',
    '/player-cards/edit/a/b',
  ])('ignores %j', (path) => {
    expect(pathAfterSignIn(path)).toBe(STAFF_HOME);
  });

  it('drops a query', () => {
    expect(pathAfterSignIn('/player-cards/manage?x=//evil')).toBe('/player-cards/manage');
  });
});

describe('signInPath', () => {
  it('names the way back, but for the default', () => {
    expect(signInPath('/player-cards/manage')).toBe('/admin?next=%2Fplayer-cards%2Fmanage');
    expect(signInPath(STAFF_HOME)).toBe('/admin');
  });
});
