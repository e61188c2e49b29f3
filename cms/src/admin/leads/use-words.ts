import { useIntl } from 'react-intl';
import { type LeadWord, leadWords } from './words';

/** Prints a word of these screens in the admin's language. */
export function useWords(): (id: LeadWord, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id, defaultMessage: leadWords.en[id] }, values);
}
