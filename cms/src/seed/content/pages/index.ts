import type { Language } from '../../../contract';
import type { PageSeeds, SeedGlobal } from '../seed-types';
import { globalSeed as englishGlobal, pageSeeds as englishPages } from './en';
import { globalSeed as spanishGlobal, pageSeeds as spanishPages } from './es';

/** What every page of the demo site shares, by language. */
export const globalSeeds: Record<Language, SeedGlobal> = { en: englishGlobal, es: spanishGlobal };

/** Words and pictures of every page of the demo site, by language. */
export const pageSeeds: Record<Language, PageSeeds> = { en: englishPages, es: spanishPages };
