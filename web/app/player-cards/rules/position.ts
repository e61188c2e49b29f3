import type { PlayerCard } from '@upfield/cms/contract';
import { POSITION_CODES } from '@upfield/cms/contract/position-codes';
import type { PositionBadge } from '../sticker/sticker-fields';

/** All others print their initials (DESIGN, Sticker). */
const CODES: Readonly<Record<string, string>> = POSITION_CODES;

const LONGEST = 3;

/**
 * The badge of a position as staff type it.
 * @returns up to three capitals, or null when no position is given
 */
export function positionCode(position: string | null | undefined): string | null {
  const words = (position ?? '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  const code = CODES[words.join(' ')];
  return (
    code ??
    words
      .map((word) => [...word][0])
      .slice(0, LONGEST)
      .join('')
      .toUpperCase()
  );
}

/** A card with the badge of its position, which stickers print. */
export const withBadge = <Card extends Partial<Pick<PlayerCard, 'sportPosition'>>>(
  card: Card,
): Card & PositionBadge => ({
  ...card,
  positionCode: positionCode(card.sportPosition),
});
