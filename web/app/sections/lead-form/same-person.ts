import { equalityKey } from '@upfield/cms/contract/folding';
import type { LeadValues } from './lead-result';
import { emailOf } from './read-lead';

const isSame = (one: string, other: string) => one !== '' && one === other;
const addressKey = (email = '') => email.trim().toLowerCase();

/**
 * Whether player and guardian have the same name and the same address, and nobody said that it is right: a parent may have filled in
 * both with their own. One address for a whole family is common and no reason to ask.
 */
export const needsConfirming = (values: LeadValues): boolean =>
  values.samePerson !== 'on' &&
  isSame(equalityKey(values.fullname ?? ''), equalityKey(values.guardianName ?? '')) &&
  isSame(addressKey(emailOf(values)), addressKey(values.guardianEmail));
