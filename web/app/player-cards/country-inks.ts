import { COUNTRIES, type CountryCode, type CountryInks, nameInk } from '@upfield/cms/art';

/** The custom properties a sticker and a player's hero are coloured with. */
function properties(code: CountryCode): [name: string, value: string][] {
  const { field, fieldDots, number, frame }: CountryInks = COUNTRIES[code];
  return [
    ['--field', field],
    ['--field-dots', fieldDots],
    ['--number', number],
    ['--frame', frame?.[0] ?? field],
    ['--name', `var(--${nameInk(code)})`],
  ];
}

/**
 * The stylesheet behind `data-country`: pages carry no inline style, so a country's inks are rules of a file. It is
 * `country-inks.css`, which the test beside this file keeps equal (`npx vitest run country-inks -u` writes it anew).
 */
export function countryInksCss(): string {
  const rules = (Object.keys(COUNTRIES) as CountryCode[]).map((code) => {
    const lines = properties(code).map(([name, value]) => `  ${name}: ${value.toLowerCase()};`);
    return `[data-country="${code}"] {\n${lines.join('\n')}\n}\n`;
  });
  return `/* Written by 'npx vitest run country-inks -u' from the art's COUNTRIES. */\n${rules.join('\n')}`;
}
