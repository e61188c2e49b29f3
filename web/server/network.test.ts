import { expect, it } from 'vitest';
import { networkOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.250'],
  ['203.0.113.7', '::ffff:203.0.113.9'],
  ['2001:db8:1::1', '2001:DB8:1:ffff::2'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s are of one network', (one, other) => expect(networkOf(one)).toBe(networkOf(other)));

it.each([
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['0.0.0.0', '::'],
])('%s and %s are of two', (one, other) => expect(networkOf(one)).not.toBe(networkOf(other)));

it('leaves what is no address as it is', () => expect(networkOf('')).toBe(''));
