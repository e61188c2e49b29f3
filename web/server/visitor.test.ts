import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientHeaders, networkOf, visitorHeaders } from './visitor';

describe('visitor', () => {
  it('signs the second and the address together', () => {
    const expected = createHmac('sha256', 'secret').update('1700000000.203.0.113.7').digest('hex');
    expect(visitorHeaders('203.0.113.7', 'secret', 1_700_000_000)).toEqual({
      'x-visitor-address': '203.0.113.7',
      'x-visitor-signature': `t=1700000000,v1=${expected}`,
    });
  });

  it('drops what a client may not claim about itself', () => {
    const sent = {
      accept: 'text/html',
      forwarded: 'for=10.0.0.1',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-visitor-address': '10.0.0.1',
      'x-visitor-signature': 't=1,v1=ab',
    };
    expect(clientHeaders(sent)).toEqual({ accept: 'text/html' });
  });
});

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
