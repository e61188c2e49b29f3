import type { Catalogue } from './catalogue';
import { forms as en } from './en/forms';
import { forms as es } from './es/forms';

export const formsLabels: Catalogue<typeof en> = { en, es };
