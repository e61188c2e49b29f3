import { useIntl } from 'react-intl';
import { words } from './words';

type Word = keyof typeof words.en;

/** Prints a word of our screens in the admin's language. */
export function useWords(): (id: Word, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id, defaultMessage: words.en[id] }, values);
}
