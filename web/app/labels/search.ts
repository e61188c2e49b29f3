import { search as en } from './en/search';
import { search as es } from './es/search';
import type { Catalogue } from './use-labels';

export const searchLabels: Catalogue<typeof en> = { en, es };
