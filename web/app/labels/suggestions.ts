import { catalogueOf } from './catalogue';
import { suggestions as en } from './en/suggestions';

export const suggestionLabels = catalogueOf('suggestions', en);
