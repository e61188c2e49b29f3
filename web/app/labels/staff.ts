import type { Catalogue } from './catalogue';
import { staff as en } from './en/staff';
import { staff as es } from './es/staff';

export const staffLabels: Catalogue<typeof en> = { en, es };
