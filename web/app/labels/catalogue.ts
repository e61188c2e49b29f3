import type { Language } from '@upfield/cms/contract';

/**
 * One area's texts in every language of the interface: a page is wholly in its language, errors included (decisions, Forms). The English one
 * gives the type, so a missing translation does not compile. The server has both; a browser gets those of its page's language under either name
 * (vite/one-language.ts).
 */
export type Catalogue<Texts> = Record<Language, Texts>;
