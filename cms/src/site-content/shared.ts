import type { Field } from './model';

const WORD_TYPES = ['string', 'text', 'blocks'];

/**
 * Whether a field has one truth on a page, whatever its language: pictures, switches, dates, prices, addresses, and texts that are marked so,
 * such as anchors. All others are words.
 */
export function isShared({ type, pluginOptions: { rule, shared } }: Field): boolean {
  return shared === true || !WORD_TYPES.includes(type) || (rule !== undefined && rule !== 'richText');
}
