import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

/** A moment as a list has room for: day, month and time, with the year where it is another one. */
export function ShortDate({ value }: { value: unknown }) {
  const { formatDate } = useIntl();
  if (!value) return <Typography textColor="neutral800">-</Typography>;
  const moment = new Date(String(value));
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return (
    <Typography textColor="neutral800" tag="time" dateTime={moment.toISOString()} title={formatDate(moment, FULL)}>
      {formatDate(moment, { day: 'numeric', month: 'short', year, hour: '2-digit', minute: '2-digit' })}
    </Typography>
  );
}

const FULL = { dateStyle: 'full', timeStyle: 'short' } as const;
