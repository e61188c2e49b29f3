import { forms as en } from './en/forms';
import { forms as es } from './es/forms';
import type { Catalogue } from './use-labels';

export const formsLabels: Catalogue<typeof en> = { en, es };
