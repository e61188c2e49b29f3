import { useIntl } from 'react-intl';
import { type PageWord, pageWords } from './words';

/** Prints a word of these panels in the admin's language. */
export function useWords(): (id: PageWord, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id, defaultMessage: pageWords.en[id] }, values);
}

/** Prints a moment with the day of the week. */
export function useMoments(): (moment: string) => string {
  const { formatDate } = useIntl();
  return (moment) => formatDate(moment, { dateStyle: 'full', timeStyle: 'short' });
}
