import { useIntl } from 'react-intl';

/** Prints a moment with the day of the week. */
export function useMoments(): (moment: string) => string {
  const { formatDate } = useIntl();
  return (moment) => formatDate(moment, { dateStyle: 'full', timeStyle: 'short' });
}
