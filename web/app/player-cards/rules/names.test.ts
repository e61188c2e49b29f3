import { describe, expect, it } from 'vitest';
import { initials, surnameLines } from './names';

describe('surnameLines', () => {
  it.each([
    ['Paz', ['Paz']],
    ['Monterrosa', ['Monterrosa']],
    ['De la Rosa', ['De la Rosa']],
    ['Barrera de la Cruz', ['Barrera', 'de la Cruz']],
    ['Hernández Villalobos', ['Hernández', 'Villalobos']],
    ['De la Cruz Montenegro', ['De la Cruz', 'Montenegro']],
    ['Wolfeschlegelstein', ['Wolfeschlegelstein']],
    ['de la Altagracia', ['de la Altagracia']],
    ['Ruiz  Etchegoyen', ['Ruiz', 'Etchegoyen']],
    ['Monterrosa-Villanueva', ['Monterrosa-', 'Villanueva']],
    ['Saint-Jean', ['Saint-Jean']],
  ])('sets %s as %j', (surname, lines) => {
    expect(surnameLines(surname)).toEqual(lines);
  });
});

describe('initials', () => {
  it.each([
    ['Bruno', 'Ríos', 'BR'],
    ['Junior', 'de la Rosa', 'JR'],
    ['Óscar', 'Ñúñez', 'ÓÑ'],
    ['Ana', '', 'A'],
    ['(Ana) "Pipo"', 'Ruiz', 'AR'],
    ['ʻOfa', 'Tuʻi', 'OT'],
    ['3rd', '2Pac', '32'],
    ['李', '明', '李明'],
    ['😀', '⚽', ''],
    [undefined, undefined, ''],
  ])('of %s %s are %s', (name, lastName, letters) => {
    expect(initials(name, lastName)).toBe(letters);
  });
});
