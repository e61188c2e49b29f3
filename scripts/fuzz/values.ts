import fc from 'fast-check';

/** What programs stumble over: half characters, signs that end something, names that objects have, numbers out of range. */
const STUMBLING = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202etxt',
  '\u200b\u200b',
  'İıſßÆŁ',
  '😀'.repeat(200),
  "'; DROP TABLE leads;--",
  '{{7*7}}<%= 7 %>#{7*7}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%ff%',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  '-0',
  '1e999',
  'NaN',
  '9007199254740993',
  '0000-00-00',
  '2026-02-30',
  'javascript:alert(1)',
  'https://user:pass@127.0.0.1:1/?a[]=b',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STUMBLING),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.integer({ min: 6, max: 17 }).map((exponent) => 'A'.repeat(2 ** exponent)),
);

const NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)];

/** An array in an array, and so on, as deep as `JSON.stringify` goes. */
const nested = fc.integer({ min: 10, max: 1000 }).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
});

/** Any value that JSON can hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, ...NUMBERS) },
  { weight: 1, arbitrary: nested },
);

/** A name that a body or a query may have beside those it knows. */
export const foreignName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    'documentId',
    'createdBy',
    'populate',
    'filters[$or][0][id]',
    'toString',
  ),
  hostileText,
);
