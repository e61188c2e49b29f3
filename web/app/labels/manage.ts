import { manage as en } from './en/manage';
import { manage as es } from './es/manage';
import type { Catalogue } from './use-labels';

/** Texts of the list where staff manage cards, and of what staff are told about one card. */
export const manageLabels: Catalogue<typeof en> = { en, es };
