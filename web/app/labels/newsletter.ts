import type { Catalogue } from './catalogue';
import { newsletter as en } from './en/newsletter';
import { newsletter as es } from './es/newsletter';

export const newsletterLabels: Catalogue<typeof en> = { en, es };
