import { describe, expect, it } from 'vitest';
import {
  banner,
  COUNTRIES,
  type CountryCode,
  classNumber,
  contrast,
  countryCode,
  disciplineOf,
  figure,
  flag,
  halftone,
  initials,
  letteringWidth,
  nameInk,
  type PortraitOptions,
  portrait,
} from '.';

const CODES = Object.keys(COUNTRIES) as CountryCode[];
const player: PortraitOptions = {
  name: 'Emiliano Paz',
  country: 'HND',
  sport: "Soccer-Men's Soccer",
  number: '27',
  woman: false,
};

/** Text is not XML when a number went wrong or a tag stayed open. */
function expectDrawn(drawing: string): void {
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[0-9 ]+" .*<\/svg>$/s);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|style=/);
  expect((drawing.match(/<g[ >]/g) ?? []).length).toBe((drawing.match(/<\/g>/g) ?? []).length);
}

describe('countries', () => {
  it.each([
    ['México', 'MEX'],
    ['mexico', 'MEX'],
    [' PANAMÁ ', 'PAN'],
    ['República  Dominicana', 'DOM'],
    ['España', 'ESP'],
    ['Brasil', 'BRA'],
    ['slv', 'SLV'],
    ['Belize', 'UPF'],
    ['', 'UPF'],
    [null, 'UPF'],
  ])('%s has the inks of %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it('set names in ink on pale fields and in chalk on the rest', () => {
    const pale: CountryCode[] = ['HND', 'PAN', 'PER', 'GTM', 'ARG', 'COL', 'URY'];
    for (const code of CODES) expect(nameInk(code), code).toBe(pale.includes(code) ? 'ink' : 'chalk');
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrast('#10211B', '#F6EFDF')).toBeCloseTo(14.6, 1);
  });

  it.each(CODES)('%s has a flag', (code) => {
    expectDrawn(flag(code));
  });
});

describe('disciplines', () => {
  it.each([
    ["Soccer-Women's Soccer", 'soccer'],
    ['Fútbol', 'soccer'],
    ['Track-Track & Field', 'track'],
    ['Swimming-Swimming & Diving', 'swimming'],
    ['Tennis', 'tennis'],
    ['Basketball', 'basketball'],
    ["Golf-Men's & Women's Golf", 'golf'],
    ['Chess', 'other'],
  ])('%s is drawn as %s', (sport, discipline) => {
    expect(disciplineOf(sport)).toBe(discipline);
  });
});

describe('portrait', () => {
  it('is the same for the same player and another for another one', () => {
    expect(portrait(player)).toBe(portrait({ ...player }));
    expect(portrait(player)).not.toBe(portrait({ ...player, name: 'Emilio Paz' }));
  });

  it('draws every sport, pose and country', () => {
    const sports = ['Soccer', 'Basketball', 'Volleyball', 'Tennis', 'Track', 'Swimming', 'Golf', 'Baseball', 'Chess'];
    for (const [index, country] of CODES.entries()) {
      const sport = sports[index % sports.length] ?? '';
      const pose = ([-1, 0, 1] as const)[index % 3] ?? 0;
      expectDrawn(portrait({ ...player, country, sport, woman: index % 2 === 0, keeper: true, traits: { pose } }));
    }
  });

  it('draws figure and field, only the figure, or only the field', () => {
    const [full, bust, field] = [portrait(player), portrait(player, 'bust'), portrait(player, 'field')];
    const ground = '<rect width="500" height="640"';
    expect([full, bust, field].map((drawing) => drawing.includes(ground))).toEqual([true, false, true]);
    expect(bust.length + field.length).toBeGreaterThan(full.length);
    expect(field).toContain(COUNTRIES.HND.frame[0]);
  });

  it('keeps given traits and escapes the name', () => {
    expect(portrait({ ...player, traits: { beard: 'none' } })).not.toBe(
      portrait({ ...player, traits: { beard: 'full' } }),
    );
    expect(portrait({ ...player, name: '<b>"A" & B' })).toContain('&lt;b&gt;&quot;A&quot; &amp; B');
  });

  it('gives different drawings on one page different ids', () => {
    const idsOf = (drawing: string): string[] => drawing.match(/id="[^"]+"/g) ?? [];
    const [one, other] = [idsOf(portrait(player)), idsOf(portrait({ ...player, number: '28' }))];
    expect(one).toHaveLength(3);
    expect(other.filter((id) => one.includes(id))).toEqual([]);
  });
});

describe('neutral figure', () => {
  it('is what a blank portrait shows: no face, initials, hidden from assistive technology', () => {
    const drawing = figure(player);
    expectDrawn(drawing);
    expect(portrait({ ...player, blank: true })).toBe(drawing);
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing).toContain('stroke-dasharray="11 9"');
  });

  it.each([
    ['Junior de la Rosa', 'JR'],
    ['Íñigo Muñoz Echeverría', 'ÍE'],
    ['Lu', 'L'],
    ['3 2', '32'],
    ['', ''],
  ])('initials of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
    expectDrawn(figure({ ...player, name, number: '' }));
  });
});

describe('banner', () => {
  it.each(['Soccer', 'Basketball', 'Volleyball', 'Tennis', 'Track', 'Swimming', 'Golf', 'Baseball'])(
    'draws %s',
    (sport) => {
      expectDrawn(banner({ ...player, sport }));
      expectDrawn(banner({ ...player, sport, number: '' }));
    },
  );
});

describe('parts', () => {
  it('class numbers are the last two digits of the graduation year', () => {
    expect([2026, 2008, null, undefined].map(classNumber)).toEqual(['26', '08', '', '']);
  });

  it('a halftone prints nothing where there is no tone', () => {
    const square = { left: 0, top: 0, right: 100, bottom: 100, pitch: 10, angle: 0, ink: '#000000' };
    expect(halftone({ ...square, tone: () => 0 })).not.toContain('<path');
    expect(halftone({ ...square, tone: () => 2 }).match(/h0/g)).toHaveLength(121);
  });

  it('lettering grows with its height and ignores accents', () => {
    expect(letteringWidth('27', 200)).toBeCloseTo(2 * letteringWidth('27', 100));
    expect(letteringWidth('Íñ', 100)).toBe(letteringWidth('IN', 100));
    expect(letteringWidth('·', 100)).toBe(0);
  });
});
