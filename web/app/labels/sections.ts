import type { Catalogue } from './catalogue';
import { sections as en } from './en/sections';
import { sections as es } from './es/sections';

export const sectionsLabels: Catalogue<typeof en> = { en, es };
