import { site as en } from './en/site';
import { site as es } from './es/site';
import type { Catalogue } from './use-labels';

export const siteLabels: Catalogue<typeof en> = { en, es };
