import { BRAND } from './brand';
import type { CountryCode } from './countries';
import { GOLD, NAVY, RED } from './inks';
import { repeat } from './svg';

const WIDTH = 30;
const HEIGHT = 20;
const WHITE = '#FFFFFF';

type Stripe = readonly [ink: string, weight: number];

function horizontal(...stripes: Stripe[]): string {
  const whole = stripes.reduce((sum, [, weight]) => sum + weight, 0);
  let top = 0;
  return stripes
    .map(([ink, weight]) => {
      const height = (weight / whole) * HEIGHT;
      // A hair of overlap, so that no ground shows between two stripes.
      const shape = `<rect y="${top.toFixed(2)}" width="${WIDTH}" height="${(height + 0.1).toFixed(2)}" fill="${ink}"/>`;
      top += height;
      return shape;
    })
    .join('');
}

function vertical(...inks: string[]): string {
  const width = WIDTH / inks.length;
  return inks
    .map((ink, index) => `<rect x="${index * width}" width="${width + 0.1}" height="${HEIGHT}" fill="${ink}"/>`)
    .join('');
}

function disc(x: number, y: number, radius: number, paint: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${paint}/>`;
}

function star(x: number, y: number, radius: number, ink: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.42 : radius;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `<path fill="${ink}" d="M${points.join('L')}Z"/>`;
}

const wreath = disc(15, 10, 2.2, 'fill="none" stroke="#2E7D4F" stroke-width="1"');

function tricolour(): string {
  return horizontal([GOLD, 2], [NAVY, 1], [RED, 1]);
}

/** Flags simplified for about 24 px: their stripes, and the emblem as one small shape. */
const FLAGS: Readonly<Record<CountryCode, () => string>> = {
  SLV: () =>
    `${horizontal(['#2454B0', 1], [WHITE, 1], ['#2454B0', 1])}${wreath}<path d="M15 8.6l1.3 2.3h-2.6z" fill="#E9B93C"/>`,
  GTM: () => vertical('#5AAEDB', WHITE, '#5AAEDB') + wreath,
  HND: () =>
    horizontal(['#2C8BC9', 1], [WHITE, 1], ['#2C8BC9', 1]) +
    [
      [12, 8.6],
      [18, 8.6],
      [15, 10],
      [12, 11.4],
      [18, 11.4],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 0.8, 'fill="#2C8BC9"'))
      .join(''),
  CRI: () => horizontal([NAVY, 1], [WHITE, 1], [RED, 2], [WHITE, 1], [NAVY, 1]),
  PAN: () =>
    `<path fill="${WHITE}" d="M0 0h30v20H0z"/><path fill="${RED}" d="M15 0h15v10H15z"/><path fill="${NAVY}" d="M0 10h15v10H0z"/>` +
    star(7.5, 5, 2.6, NAVY) +
    star(22.5, 15, 2.6, RED),
  NIC: () =>
    `${horizontal(['#2C6FBF', 1], [WHITE, 1], ['#2C6FBF', 1])}<path d="M15 7.6l2.4 4.2h-4.8z" fill="none" stroke="#E9B93C" stroke-width=".9"/>`,
  MEX: () => vertical('#0F7A48', WHITE, RED) + disc(15, 10, 2, 'fill="#8A5A34"'),
  DOM: () =>
    `<path fill="${WHITE}" d="M0 0h30v20H0z"/><path fill="${NAVY}" d="M0 0h13v8H0zM17 12h13v8H17z"/><path fill="${RED}" d="M17 0h13v8H17zM0 12h13v8H0z"/>`,
  COL: tricolour,
  ECU: () => `${tricolour()}<ellipse cx="15" cy="10" rx="2.4" ry="3" fill="#6B8F5A" stroke="#7A4A22"/>`,
  PER: () => vertical(RED, WHITE, RED),
  VEN: () =>
    `${horizontal([GOLD, 1], [NAVY, 1], [RED, 1])}<path d="M10.5 11.5a5 5 0 0 1 9 0" fill="none" stroke="${WHITE}" stroke-width="1.3" stroke-dasharray="1.1 1.1"/>`,
  ARG: () => horizontal(['#7FC0E0', 1], [WHITE, 1], ['#7FC0E0', 1]) + disc(15, 10, 2, `fill="${GOLD}"`),
  URY: () =>
    `<path fill="${WHITE}" d="M0 0h30v20H0z"/>` +
    repeat(
      4,
      (index) => `<path fill="#3F7EC4" d="M${index < 2 ? 12 : 0} ${(2.22 + index * 4.44).toFixed(2)}h30v2.22h-30z"/>`,
    ) +
    disc(6, 5.6, 2.8, `fill="${GOLD}"`),
  CHL: () =>
    `<path fill="${WHITE}" d="M0 0h30v20H0z"/><path fill="${RED}" d="M0 10h30v10H0z"/><path fill="${NAVY}" d="M0 0h10v10H0z"/>${star(5, 5, 2.8, WHITE)}`,
  BRA: () =>
    `<path fill="#12824C" d="M0 0h30v20H0z"/><path fill="${GOLD}" d="M15 2.4L27.4 10 15 17.6 2.6 10z"/>${disc(15, 10, 3.8, `fill="${NAVY}"`)}`,
  ESP: () =>
    `${horizontal(['#B3202A', 1], [GOLD, 2], ['#B3202A', 1])}<rect x="8" y="8" width="3" height="4" rx=".8" fill="#B3202A"/>`,
  UPF: () =>
    `<path fill="${BRAND.pitch}" d="M0 0h30v20H0z"/><path d="M12 8.5v2.5a3 3 0 0 0 6 0V8.5" fill="none" stroke="${WHITE}" stroke-width="1.8"/>${disc(15, 6.4, 1.5, `fill="${BRAND.hot}"`)}`,
};

/** A small flag as an SVG document, decorative: the country's name always stands beside it. */
export function flag(code: CountryCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${FLAGS[code]()}</svg>`;
}
