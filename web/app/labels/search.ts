import { catalogueOf } from './catalogue';
import { search as en } from './en/search';

export const searchLabels = catalogueOf('search', en);
