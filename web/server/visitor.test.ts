import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientHeaders, visitorHeaders } from './visitor';

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
