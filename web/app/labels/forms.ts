import { catalogueOf } from './catalogue';
import { forms as en } from './en/forms';

export const formsLabels = catalogueOf('forms', en);
