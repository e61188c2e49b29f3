import { describe, expect, test } from 'vitest';
import { isSignedAddress, signAddress, visitorAddress } from './visitor-address';

const SECRET = 'secret';
const NOW = new Date('2026-03-01T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describe('a signed address', () => {
  const signature = signAddress(SECRET, '203.0.113.7', NOW);

  test('has the written form', () => {
    expect(signature).toMatch(/^t=1772366400,v1=[0-9a-f]{64}$/);
  });
  test('is believed for five minutes', () => {
    expect(isSignedAddress(SECRET, '203.0.113.7', signature, NOW)).toBe(true);
    expect(isSignedAddress(SECRET, '203.0.113.7', signature, minutes(5))).toBe(true);
    expect(isSignedAddress(SECRET, '203.0.113.7', signature, minutes(6))).toBe(false);
    expect(isSignedAddress(SECRET, '203.0.113.7', signature, minutes(-6))).toBe(false);
  });
  test('holds for its address and secret alone', () => {
    expect(isSignedAddress(SECRET, '203.0.113.8', signature, NOW)).toBe(false);
    expect(isSignedAddress('other', '203.0.113.7', signature, NOW)).toBe(false);
    expect(isSignedAddress('', '203.0.113.7', signAddress('', '203.0.113.7', NOW), NOW)).toBe(false);
  });
  test.each([[''], ['t=1,v1=ab'], [signature.replace('v1', 'v2')], [`${signature}0`]])('is none as %j', (text) => {
    expect(isSignedAddress(SECRET, '203.0.113.7', text, NOW)).toBe(false);
  });
});

describe('the address that limits count', () => {
  const origin = { socket: '10.0.0.1', forwarded: '', address: '', signature: '' };
  const address = (change: Partial<typeof origin>, hops = 0) =>
    visitorAddress({ ...origin, ...change }, { secret: SECRET, hops }, NOW);

  test('is the connection’s', () => expect(address({})).toBe('10.0.0.1'));
  test('is the signed one', () =>
    expect(address({ address: '203.0.113.7', signature: signAddress(SECRET, '203.0.113.7', NOW) })).toBe(
      '203.0.113.7',
    ));
  test('is never one that a client claims', () => {
    expect(address({ address: '203.0.113.7', signature: 't=1,v1=00' })).toBe('10.0.0.1');
    expect(address({ forwarded: '203.0.113.7' })).toBe('10.0.0.1');
  });
  test('is what the trusted proxies saw, counted from the right', () => {
    expect(address({ forwarded: '6.6.6.6, 203.0.113.7' }, 1)).toBe('203.0.113.7');
    expect(address({ forwarded: '6.6.6.6, 203.0.113.7, 10.1.1.1' }, 2)).toBe('203.0.113.7');
    expect(address({ forwarded: '203.0.113.7' }, 3)).toBe('203.0.113.7');
    expect(address({ forwarded: ' ' }, 1)).toBe('10.0.0.1');
  });
});
