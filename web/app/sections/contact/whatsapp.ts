/**
 * A click-to-chat address: digits alone, no plus sign, the text ready to send (WhatsApp's help page "Use click to chat").
 * @param number E.164, such as +50370000000; '' for none
 */
export function whatsappHref(number: string, text: string): string | null {
  if (!number) return null;
  const address = new URL(`https://wa.me/${number.replace(/\D/g, '')}`);
  if (text) address.searchParams.set('text', text);
  return address.href;
}
