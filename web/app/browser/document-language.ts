import type { Language } from '@upfield/cms/contract';

/** The language of the page that is open, for what runs outside of React. */
export const documentLanguage = (): Language => (document.documentElement.lang.startsWith('es') ? 'es' : 'en');
