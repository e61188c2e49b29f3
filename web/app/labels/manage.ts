import type { Catalogue } from './catalogue';
import { manage as en } from './en/manage';
import { manage as es } from './es/manage';

/** Texts of the list where staff manage cards, and of what staff are told about one card. */
export const manageLabels: Catalogue<typeof en> = { en, es };
