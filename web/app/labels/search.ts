import type { Catalogue } from './catalogue';
import { search as en } from './en/search';
import { search as es } from './es/search';

export const searchLabels: Catalogue<typeof en> = { en, es };
