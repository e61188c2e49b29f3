import { format, type Language } from '@upfield/cms/contract/messages';
import { toE164 } from '@upfield/cms/phone';

/** What the CMS would say of a phone number, printed; null when it would take it. */
export const problemOf = (phone: string, country: string, language: Language): string | null =>
  toE164(phone, country) ? null : format({ key: 'rule.phone' }, language);
