import { environment } from '~/environment/environment.server';
import { Cms } from './cms';

/** The CMS of the settings, for pages. */
export const cms = new Cms(environment.CMS_URL);
