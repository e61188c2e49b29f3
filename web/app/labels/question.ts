import type { Catalogue } from './catalogue';
import { question as en } from './en/question';
import { question as es } from './es/question';

export const questionLabels: Catalogue<typeof en> = { en, es };
