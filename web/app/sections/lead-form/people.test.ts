import { describe, expect, test } from 'vitest';
import { controlOf, personFields } from './people';

describe('the fields about people', () => {
  test('a player is asked for a guardian only under age', () => {
    expect(personFields('', '19')).toEqual(['fullname', 'email', 'phone', 'age', 'sport', 'country']);
    expect(personFields('player', '16')).toEqual([...personFields('', '19'), 'guardianName', 'guardianEmail']);
  });

  test('a parent comes before the player, whatever the age', () => {
    for (const age of ['', '16', '19']) {
      expect(personFields('parent', age).slice(0, 4)).toEqual(['guardianName', 'guardianEmail', 'phone', 'fullname']);
    }
  });
});

test('a browser fills in the name and address of whoever writes, and no one else’s', () => {
  const filled = (writer: string) =>
    personFields(writer, '16').flatMap((name) => {
      const { autoComplete } = controlOf(name, writer);
      return autoComplete === 'off' ? [] : [`${name} ${autoComplete}`];
    });
  expect(filled('player')).toEqual(['fullname name', 'email email', 'phone tel', 'country country-name']);
  expect(filled('parent')).toEqual(['guardianName name', 'guardianEmail email', 'phone tel', 'country country-name']);
});

test('only the address of a player whose parent writes may be left out', () => {
  const optional = (writer: string) => personFields(writer, '16').filter((name) => !controlOf(name, writer).required);
  expect([optional('player'), optional('parent')]).toEqual([[], ['email']]);
});
