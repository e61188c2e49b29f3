import { UTM_FIELDS, type UtmField } from '../contract';

/** Column of a lead that holds a campaign's parameter, such as `utmSource`. */
export type UtmColumn = `utm${Capitalize<UtmField>}`;

const utmColumnOf = (field: UtmField) => `utm${field[0]?.toUpperCase()}${field.slice(1)}` as UtmColumn;

/** In the order of the contract. */
export const UTM_COLUMNS: readonly UtmColumn[] = UTM_FIELDS.map(utmColumnOf);

/** A value for each column. */
export const forUtmColumns = <Value>(valueFor: (field: UtmField) => Value) =>
  Object.fromEntries(UTM_FIELDS.map((field) => [utmColumnOf(field), valueFor(field)])) as Record<UtmColumn, Value>;
