import type { DraftPage } from '@upfield/cms/contract';
import { Closing } from '~/sections/closing/closing';
import { useIsOver } from './use-is-over';

interface DraftClosingProps {
  page: Pick<DraftPage, 'closing' | 'overClosing' | 'event'>;
  /** The server's time when it drew the page, in milliseconds since 1970. */
  now: number;
}

/** Calls to the registration, and once the event has ended to the waiting list, which it then is (decisions, Routes). */
export function DraftClosing({ page: { closing, overClosing, event }, now }: DraftClosingProps) {
  const over = useIsOver(event, now);
  return <Closing closing={(over && overClosing) || closing} />;
}
