import { describe, expect, it } from 'vitest';
import { KnownTargets } from './cached-answers';

describe('known targets', () => {
  it('lead to the key of their page', () => {
    const targets = new KnownTargets();
    targets.remember('/?utm_source=mail', '/');
    expect([targets.keyOf('/?utm_source=mail'), targets.keyOf('/')]).toEqual(['/', undefined]);
  });

  it('take no more than their room, and those that are asked for stay', () => {
    const targets = new KnownTargets();
    targets.remember('/', '/');
    const made = Array.from({ length: 20_000 }, (_, count) => `/?x=${count}${'x'.repeat(500)}`);
    for (const target of made) {
      targets.remember(target, '/');
      expect(targets.keyOf('/')).toBe('/');
    }
    const remembered = made.filter((target) => targets.keyOf(target) !== undefined);
    expect(remembered.length).toBeLessThan(10_000);
    expect(remembered.at(-1)).toBe(made.at(-1));
  });

  it('are not remembered when they are very long', () => {
    const targets = new KnownTargets();
    targets.remember(`/?x=${'x'.repeat(2000)}`, '/');
    expect(targets.keyOf(`/?x=${'x'.repeat(2000)}`)).toBeUndefined();
  });
});
