import type { GlobalContent } from '@upfield/cms/contract';

/**
 * The click-to-chat link: digits alone, no plus sign, the text ready to send (WhatsApp's help page "Use click to chat"). Null where no
 * number is set.
 */
export function whatsappLink({
  whatsappNumber,
  whatsappText: text,
  whatsappLabel: label,
}: GlobalContent['contact']): { href: string; label: string } | null {
  if (!whatsappNumber) return null;
  return {
    href: `https://wa.me/${whatsappNumber.replace(/\D/g, '')}${text && `?${new URLSearchParams({ text })}`}`,
    label,
  };
}
