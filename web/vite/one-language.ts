import type { Language } from '@upfield/cms/contract';
import type { Plugin } from 'vite';

/** A file of words: those of the interface, and those of the rules that forms and the CMS share. */
const LABELS = /\/web\/app\/labels\/(en|es)\/([\w-]+)\.ts$/;
const MESSAGES = /\/cms\/src\/contract\/messages\.(en|es)\.ts$/;

/**
 * Scripts with the words of one language: a file of the other's gives the same words. A page of the other language is another document with
 * scripts of its own (docs/decisions/065). The server has both.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: (id) => wordsOfTwin(id, language),
  };
}

/** @returns the code that takes the place of a file of the other language; null for every other file */
function wordsOfTwin(id: string, language: Language): string | null {
  const [, labels, area] = LABELS.exec(id) ?? [];
  if (labels && labels !== language) return `export * from '../${language}/${area}';`;
  const [, messages] = MESSAGES.exec(id) ?? [];
  return messages && messages !== language
    ? `export { ${language} as ${messages} } from './messages.${language}';`
    : null;
}
