import type { Catalogue } from './catalogue';
import { suggestions as en } from './en/suggestions';
import { suggestions as es } from './es/suggestions';

export const suggestionLabels: Catalogue<typeof en> = { en, es };
