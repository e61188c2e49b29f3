import type { PlayerCardsLabels } from '~/labels/en/player-cards';

/** Measures as U.S. coaches read them, beside the stored metric ones (decisions, Forms). */

const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const POUNDS_PER_KILOGRAM = 2.204_622_621_8;

/**
 * @param centimetres height, above 0
 * @returns feet and inches to the nearest inch, such as `5′10″`
 */
export function feetAndInches(centimetres: number): string {
  const [feet, inches] = inFeet(centimetres);
  return `${feet}′${inches}″`;
}

/** The same as numbers: a screen reader says the signs as it likes. */
export function inFeet(centimetres: number): [feet: number, inches: number] {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  return [Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT];
}

/**
 * @param kilograms weight
 * @returns pounds, rounded to the nearest
 */
export function pounds(kilograms: number): number {
  return Math.round(kilograms * POUNDS_PER_KILOGRAM);
}

/**
 * @param centimetres height
 * @returns metres with two decimals, as the sticker prints it: `1.78`
 */
export function metres(centimetres: number): string {
  return (centimetres / 100).toFixed(2);
}

/** A height in both units, first in those that the page's readers think in: `5′10″ (178 cm)`. */
export function heightText(centimetres: number, labels: Pick<PlayerCardsLabels, 'measures' | 'centimetres'>): string {
  const [first, also] = labels.measures(feetAndInches(centimetres), labels.centimetres(Math.round(centimetres)));
  return `${first} (${also})`;
}

/** A stored 0 is what the old form sent for "not filled in": nobody is 0 cm tall or weighs 0 kg. */
export function known(measure: number | null | undefined): number | null {
  return measure ? measure : null;
}
