import { format, type Language } from '@upfield/cms/contract/messages';
import { toE164 } from '@upfield/cms/phone';

/** The printed message with which the CMS would refuse a phone number; null for a valid one. */
export const problemOf = (phone: string, country: string, language: Language): string | null =>
  toE164(phone, country) ? null : format({ key: 'rule.phone' }, language);
