import type { Catalogue } from './catalogue';
import { stickers as en } from './en/stickers';
import { stickers as es } from './es/stickers';

export const stickersLabels: Catalogue<typeof en> = { en, es };
