import { site as en } from './en/site';
import { site as es } from './es/site';
import type { Catalogue } from './language';

export const siteLabels: Catalogue<typeof en> = { en, es };
