import { catalogueOf } from './catalogue';
import { family as en } from './en/family';

export const familyLabels = catalogueOf('family', en);
