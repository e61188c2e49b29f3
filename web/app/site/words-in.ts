import type { Language } from '@upfield/cms/contract';

/**
 * What an editor wrote for a page in `language`: many words of Global have a Spanish twin.
 * @returns the English words where the Spanish ones are left empty
 */
export const wordsIn = (language: Language, english: string, spanish: string): string =>
  (language === 'es' && spanish) || english;
