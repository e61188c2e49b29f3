import type { ThrowAwaySite } from '../../lib/throw-away-site.ts';
import type { Row } from '../table.ts';

/** How much a figure rests on. */
export interface Effort {
  /** Alternating rounds, of which the median counts. */
  rounds: number;
  /** Length of one load. */
  seconds: number;
}

/** A part of the table that can be measured alone. */
export type Section = (bench: { site: ThrowAwaySite; effort: Effort }) => Promise<Row[]>;
