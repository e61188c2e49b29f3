import { expect, test } from 'vitest';
import { needsConfirming } from './same-person';

const mother = { guardianName: 'Ana Monterrosa', guardianEmail: 'ana@example.com' };
const twice = { fullname: 'ana  monterrosa', email: 'Ana@example.com ', ...mother };

test.each([
  ['the same name and address', twice, true],
  ['the same, and it was confirmed', { ...twice, samePerson: 'on' }, false],
  ['the same, and it was asked', { ...twice, samePerson: 'asked' }, true],
  ['a parent who left the player’s address out', { ...twice, email: '', writer: 'parent' }, true],
  ['one address for two people', { ...twice, fullname: 'Diego Monterrosa' }, false],
  ['two addresses for one name', { ...twice, email: 'diego@example.com' }, false],
  ['no guardian', { fullname: 'Ana Monterrosa', email: 'ana@example.com' }, false],
  ['nothing', {}, false],
])('%s', (_case, values, asked) => expect(needsConfirming(values)).toBe(asked));
