import { catalogueOf } from './catalogue';
import { site as en } from './en/site';

export const siteLabels = catalogueOf('site', en);
