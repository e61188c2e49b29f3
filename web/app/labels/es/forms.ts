import type { FormsLabels } from '../en/forms';

export const forms: FormsLabels = {};
