import { describe, expect, it } from 'vitest';
import { splitName, sportNamed } from './card-of-lead';

describe('a full name', () => {
  it.each([
    ['Diego', 'Diego', ''],
    ['Diego Monterrosa', 'Diego', 'Monterrosa'],
    ['Diego Monterrosa Villanueva', 'Diego', 'Monterrosa Villanueva'],
    ['Diego José Monterrosa Villanueva', 'Diego José', 'Monterrosa Villanueva'],
    ['Junior de la Rosa', 'Junior', 'de la Rosa'],
    ['María José Fernández de Córdoba', 'María José', 'Fernández de Córdoba'],
    ['  Ana   del Valle ', 'Ana', 'del Valle'],
    ['Ana de', 'Ana', 'de'],
  ])('%s', (fullname, name, lastName) => expect(splitName(fullname)).toEqual({ name, lastName }));
});

describe('a sport as a family types it', () => {
  const sports = [
    { id: 'm', name: "Soccer-Men's Soccer" },
    { id: 'w', name: "Soccer-Women's Soccer" },
    { id: 't', name: 'Tennis' },
    { id: 'v', name: "Volleyball-Women's Volleyball" },
  ];
  it.each([
    ['tennis ', 't'],
    ["Women's soccer", 'w'],
    ['Volleyball', 'v'],
    ['Soccer', null],
    ['Chess', null],
    ['', null],
  ])('%s', (typed, id) => expect(sportNamed(typed, sports)).toBe(id));
});
