import type { Language } from '@upfield/cms/contract';

/** The languages the interface speaks. Spanish pages speak Spanish, errors included (decisions, Forms). */
export type { Language };

/** One area's texts in every language; the English one gives the type, so a missing translation does not compile. */
export type Catalogue<Texts> = Record<Language, Texts>;
