import { catalogueOf } from './catalogue';
import { stickers as en } from './en/stickers';

export const stickersLabels = catalogueOf('stickers', en);
