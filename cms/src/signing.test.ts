import { describe, expect, test } from 'vitest';
import { isSigned, sign } from './signing';

describe.each(['hex', 'base64url'] as const)('a signature in %s', (encoding) => {
  const signature = sign('text', 'secret', encoding);

  test('is that of its text and secret alone', () => {
    expect(isSigned(signature, 'text', 'secret', encoding)).toBe(true);
    expect(isSigned(signature, 'texts', 'secret', encoding)).toBe(false);
    expect(isSigned(signature, 'text', 'another', encoding)).toBe(false);
    expect(isSigned(`${signature}0`, 'text', 'secret', encoding)).toBe(false);
    expect(isSigned('', 'text', 'secret', encoding)).toBe(false);
  });

  test('is none without a secret', () =>
    expect(isSigned(sign('text', '', encoding), 'text', '', encoding)).toBe(false));
});

test('is HMAC-SHA256 (RFC 4231, test case 2)', () =>
  expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ));
