import type { DraftEvent } from '@upfield/cms/contract';
import { useNow } from '~/sections/clock/use-now';

/**
 * Whether an edition has ended. A draft that does not say its end has not.
 * @param now the clock, in milliseconds since 1970
 */
export const isOver = ({ endsAt }: Pick<DraftEvent, 'endsAt'>, now: number): boolean =>
  endsAt !== null && now >= Date.parse(endsAt);

/**
 * Whether this edition has ended; becomes true on an open page, too.
 * @param first the server's time when it drew the page, in milliseconds since 1970
 */
export const useIsOver = (event: Pick<DraftEvent, 'endsAt'>, first: number): boolean => isOver(event, useNow(first));
