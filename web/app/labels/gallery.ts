import { catalogueOf } from './catalogue';
import { gallery as en } from './en/gallery';

export const galleryLabels = catalogueOf('gallery', en);
