import { staff as en } from './en/staff';
import { staff as es } from './es/staff';
import type { Catalogue } from './use-labels';

export const staffLabels: Catalogue<typeof en> = { en, es };
