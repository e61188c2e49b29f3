import { catalogueOf } from './catalogue';
import { trust as en } from './en/trust';

export const trustLabels = catalogueOf('trust', en);
