import type { Catalogue } from './catalogue';
import { trust as en } from './en/trust';
import { trust as es } from './es/trust';

export const trustLabels: Catalogue<typeof en> = { en, es };
