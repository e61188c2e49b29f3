import type { GlobalContent, Language } from '@upfield/cms/contract';
import { wordsIn } from './words-in';

/**
 * The click-to-chat link of a page in `language`: digits alone, no plus sign, the text ready to send (WhatsApp's help page "Use click to
 * chat"). Null where no number is set.
 */
export function whatsappLink(
  contact: GlobalContent['contact'],
  language: Language,
): { href: string; label: string } | null {
  if (!contact.whatsappNumber) return null;
  const text = language === 'es' ? contact.whatsappSpanishText : contact.whatsappText;
  return {
    href: `https://wa.me/${contact.whatsappNumber.replace(/\D/g, '')}${text && `?${new URLSearchParams({ text })}`}`,
    label: wordsIn(language, contact.whatsappLabel, contact.whatsappSpanishLabel),
  };
}
