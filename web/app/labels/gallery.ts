import type { Catalogue } from './catalogue';
import { gallery as en } from './en/gallery';
import { gallery as es } from './es/gallery';

export const galleryLabels: Catalogue<typeof en> = { en, es };
