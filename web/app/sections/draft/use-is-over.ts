import type { DraftEvent } from '@upfield/cms/contract';
import { useNow } from '~/sections/clock/use-now';

/**
 * Whether this edition has ended; becomes true on an open page, too.
 * @param first the server's time when it drew the page, in milliseconds since 1970
 */
export const useIsOver = ({ endsAt }: Pick<DraftEvent, 'endsAt'>, first: number): boolean =>
  useNow(first) >= Date.parse(endsAt);
