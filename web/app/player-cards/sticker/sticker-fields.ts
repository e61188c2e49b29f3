import type { ListField, PlayerCard } from '@upfield/cms/contract';
import { ENGLISH_TESTS } from '../rules/scores';

/** What a sticker prints: the fields to ask the CMS for. */
export const STICKER_FIELDS = [
  'name',
  'lastName',
  'sport',
  'sportPosition',
  'country',
  'highSchoolGraduation',
  'gpa',
  'height',
  ...ENGLISH_TESTS,
  'cardImageUrl',
  'demo',
] as const satisfies readonly ListField[];

export type StickerField = (typeof STICKER_FIELDS)[number];

/** What stands for the position on a sticker: the same in both languages, so it is made of what staff typed, before that is translated. */
export interface PositionBadge {
  /** Up to three capitals; null without a position. */
  positionCode: string | null;
}

/** A card as a sticker prints it. Everything may be missing: the form shows the sticker while it is being filled in. */
export type StickerCard = Partial<Pick<PlayerCard, StickerField> & PositionBadge>;

/** What a tile of the gallery needs: its sticker, and whether search engines may have the card. */
export const TILE_FIELDS = [...STICKER_FIELDS, 'noindex'] as const satisfies readonly ListField[];

export type TileCard = Pick<PlayerCard, 'id' | (typeof TILE_FIELDS)[number]> & PositionBadge;
