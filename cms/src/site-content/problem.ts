import { decodeMessage, format, type Message } from '../contract';
import type { FieldAt } from './walk';

/** A field that an editor has to mend, as the admin takes it: it marks the field at `path` with the message. */
export interface Problem {
  path: string[];
  /** What the field is inside of, in the labels of the form. */
  place: string[];
  label: string;
  message: string;
  name: 'ValidationError';
}

/** @param reason in the contract's encoding, or in plain words with `{field}` for the label */
export function problemAt({ field, path, place }: Omit<FieldAt, 'value'>, reason: string): Problem {
  const { label } = field.pluginOptions.editor;
  return { path, place, label, message: sentence(decodeMessage(reason) ?? reason, label), name: 'ValidationError' };
}

const sentence = (reason: Message | string, field: string): string =>
  typeof reason === 'string'
    ? reason.replace('{field}', field)
    : format({ key: reason.key, values: { ...reason.values, field } });

/** Where a problem is, in the words of the form: `Info boxes 2 › Title`. */
export const placeOf = ({ place, label }: Problem): string => [...place, label].join(' › ');

/** What is wrong and where: `Info boxes 2 › Title is required.` */
export const sentenceOf = ({ place, message }: Problem): string => [...place, message].join(' › ');
