import { DEFAULT_MAJOR } from './card-bounds';
import { type CardCreate, cardCreate } from './player-card';

const NO_PART = ['status', 'active', 'career'] as const satisfies readonly (keyof CardCreate)[];

/** What a complete card is made of: everything that a save sends but its switches and the career (DESIGN, Staff list: "n of 20"). */
export type CardPart = Exclude<keyof CardCreate, (typeof NO_PART)[number]>;
export const CARD_PARTS = Object.keys(cardCreate.shape).filter(
  (field) => !(NO_PART as readonly string[]).includes(field),
) as CardPart[];

/** The parts a card lacks: those that its form would show empty. A score of 0 is a score, the default major is none. */
export const missingParts = (card: Readonly<Record<CardPart, unknown>>): CardPart[] =>
  CARD_PARTS.filter((part) => isEmpty(card[part]) || (part === 'intendedMajor' && card[part] === DEFAULT_MAJOR));

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
