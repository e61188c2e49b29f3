import type { Language } from '../contract';

/** How the copy to a parent or guardian begins: it tells why a mail reaches somebody who filled in no form. */
export const GUARDIAN_NOTE: Record<Language, string> = {
  en: 'This is a copy for you as parent or guardian: {{firstName}} gave us your address in our form. If you did not know about it, reply to this email and we will delete what was sent.',
  es: 'Esta copia es para ti como madre, padre o tutor: {{firstName}} nos dio tu correo en nuestro formulario. Si no lo sabías, responde a este correo y borraremos lo que se envió.',
};
