import { describe, expect, test } from 'vitest';
import { countryCodeOf, countryIn } from './country';
import { toE164 } from './e164';

describe('a phone number', () => {
  test.each([
    ['+503 7000 0000', '', '+50370000000'],
    ['7000-0000', 'el salvador', '+50370000000'],
    ['503 7000 0000', 'El Salvador', '+50370000000'],
    ['+503 (0) 7000 0000', '', '+50370000000'],
    ['00503 7000 0000', 'El Salvador', '+50370000000'],
    ['0050370000000', 'United States', '+50370000000'],
    ['011 503 7000 0000', 'EE.UU.', '+50370000000'],
    ['011 503 7000 0000', 'El Salvador', '+50370000000'],
    ['001 503 7000 0000', 'El Salvador', '+50370000000'],
    ['001 202 555 0123', 'El Salvador', '+12025550123'],
    ['001 202 555 0123', '', '+12025550123'],
    ['＋５０３ ７０００ ００００', '', '+50370000000'],
    ['7000 0000', '🇸🇻', '+50370000000'],
    ['7000 0000', 'San Miguel, El Salvador, C.A.', '+50370000000'],
    ['+52 1 55 1234 5678', '', '+525512345678'],
    ['+52 55 1234 5678', 'El Salvador', '+525512345678'],
    ['521 55 1234 5678', 'México', '+525512345678'],
    ['52 1 55 1234 5678', 'Ciudad de México', '+525512345678'],
    ['044 55 1234 5678', 'MÉXICO', '+525512345678'],
    ['045 55 1234 5678', 'Mexico', '+525512345678'],
    ['01 55 1234 5678', 'Mexico', '+525512345678'],
    ['55 1234 5678', '🇲🇽 México', '+525512345678'],
    ['+54 11 15 2345 6789', '', '+5491123456789'],
    ['011 15 2345 6789', 'Argentina', '+5491123456789'],
    ['+54 9 11 2345 6789', '', '+5491123456789'],
    ['(202) 555-0123', 'United States', '+12025550123'],
    ['202 555 0123', 'U.S.A.', '+12025550123'],
    ['202 555 0123', 'EE. UU.', '+12025550123'],
    ['1-202-555-0123', 'Estados Unidos', '+12025550123'],
    ['+44 (0)20 7946 0958', '', '+442079460958'],
  ])('%s of %j is %s', (typed, country, expected) => expect(toE164(typed, country)).toBe(expected));

  test.each([
    // No area code: 15 stands for any mobile.
    ['+54 15 2345 6789', 'Argentina'],
    ['15 2345 6789', 'Argentina'],
    ['+503 7000 000', 'El Salvador'],
    ['+503 7000 00000', 'El Salvador'],
    ['7000 0000', 'Nowhere'],
    ['12', 'El Salvador'],
    ['7000-0000 / 7111-1111', 'El Salvador'],
    ['mamá', 'El Salvador'],
    ['', ''],
  ])('%j of %s is refused', (typed, country) => expect(toE164(typed, country)).toBeNull());
});

describe('a country', () => {
  test.each([
    ['El Salvador', 'SV'],
    ['san salvador el salvador', 'SV'],
    ['San Salvador, El Salvador, C.A.', 'SV'],
    ['El Salvador (San Miguel)', 'SV'],
    ['🇸🇻 El Salvador', 'SV'],
    ['🇬🇹', 'GT'],
    ['sv', 'SV'],
    ['Honduras C.A.', 'HN'],
    ['Guatemala, Guatemala', 'GT'],
    ['Rep. Dominicana', 'DO'],
    ['República Dominicana', 'DO'],
    ['Brasil', 'BR'],
    ['MEXICO', 'MX'],
    ['México D.F.', 'MX'],
    ['EE.UU.', 'US'],
    ['EE. UU.', 'US'],
    ['EEUU', 'US'],
    ['E.U.A.', 'US'],
    ['U.S.A.', 'US'],
    ['U.S.', 'US'],
    ['Los Angeles, USA', 'US'],
    ['Miami – Estados Unidos', 'US'],
    ['New Mexico', 'US'],
    ['United States of America', 'US'],
    ['UK', 'GB'],
  ])('is read from %s: %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

  test.each(['Nowhere', 'de la', '', '🏳️'])('is not read from %j', (text) =>
    expect(countryCodeOf(text)).toBeUndefined(),
  );
});

test.each([
  ['Brazil', 'es', 'Brasil'],
  ['mexico', 'es', 'México'],
  ['República Dominicana', 'en', 'Dominican Republic'],
  ['El Salvador', 'en', 'El Salvador'],
  ['San Salvador, El Salvador', 'es', 'San Salvador, El Salvador'],
  ['New Mexico', 'es', 'New Mexico'],
  ['USA', 'es', 'USA'],
  ['Kurdistan', 'es', 'Kurdistan'],
])('%s in %s is %s', (typed, language, printed) => expect(countryIn(typed, language)).toBe(printed));
