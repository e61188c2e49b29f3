import { describe, expect, it } from 'vitest';
import { spamSigns } from './spam-signs';

describe('signs of spam', () => {
  it('are a filled trap, a form filled in no time and an address for a name', () => {
    expect(
      spamSigns(
        { subject: null, elapsed: null },
        {
          names: ['Diego Monterrosa Jr.', 'J.R. Smith', 'Ma. Elena Paz'],
          others: ['El Salvador', 'EE.UU.'],
        },
      ),
    ).toEqual([]);
    expect(spamSigns({ subject: null, elapsed: 20_000 }, { names: [] })).toEqual([]);
    expect(spamSigns({ subject: 'buy', elapsed: 200 }, { names: ['Win at www.example.com'] })).toEqual([
      'honeypot',
      'too-fast',
      'link',
    ]);
  });

  it.each(['Eva evil.test', 'eva.zip/now', 'Go to t.me/x', 'пример.рф', 'evil\u3002com', 'ftp://x', 'win@evil.test'])(
    'takes %j in a name for a link',
    (name) => expect(spamSigns({ subject: null, elapsed: null }, { names: [name] })).toEqual(['link']),
  );
});
