import type { Catalogue } from './catalogue';
import { site as en } from './en/site';
import { site as es } from './es/site';

export const siteLabels: Catalogue<typeof en> = { en, es };
