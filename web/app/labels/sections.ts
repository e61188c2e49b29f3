import { catalogueOf } from './catalogue';
import { sections as en } from './en/sections';

export const sectionsLabels = catalogueOf('sections', en);
