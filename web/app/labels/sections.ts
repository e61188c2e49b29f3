import { sections as en } from './en/sections';
import { sections as es } from './es/sections';
import type { Catalogue } from './use-labels';

export const sectionsLabels: Catalogue<typeof en> = { en, es };
