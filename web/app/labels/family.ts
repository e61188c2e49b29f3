import type { Catalogue } from './catalogue';
import { family as en } from './en/family';
import { family as es } from './es/family';

export const familyLabels: Catalogue<typeof en> = { en, es };
