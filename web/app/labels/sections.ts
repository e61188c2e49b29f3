import { sections as en } from './en/sections';
import { sections as es } from './es/sections';
import type { Catalogue } from './language';

export const sectionsLabels: Catalogue<typeof en> = { en, es };
