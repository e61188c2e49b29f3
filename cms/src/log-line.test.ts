import { expect, test } from 'vitest';
import { redact } from './log-line';

test.each([
  ['GET /api/player-cards?q=Ana%20Pe%C3%B1a&sort=name (12 ms) 200', 'GET /api/player-cards (12 ms) 200'],
  [
    'GET /content-manager/collection-types/api::lead.lead?filters[email][$eq]=ana@example.com (3 ms) 200',
    'GET /content-manager/collection-types/api::lead.lead (3 ms) 200',
  ],
  ['550 5.1.1 <ana.pena+x@mail.example.com>: no such user', '550 5.1.1 <(address)>: no such user'],
  ['Key (email)=(ana@example.com) already exists.', 'Key (email)=((address)) already exists.'],
  ['to josé@münchen.example, "b@localhost"', 'to (address), "(address)"'],
  ['Is this a question? Yes.', 'Is this a question? Yes.'],
])('%s', (line, logged) => expect(redact(line)).toBe(logged));
