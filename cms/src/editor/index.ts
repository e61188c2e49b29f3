import type { Core } from '@strapi/strapi';
import { arrangeForms } from './form-layout';
import { registerKeptTypes } from './kept-types';
import { completeListSettings, namePagesInRecentEntries } from './lists';
import { registerPublishRules, registerSaveRules } from './save-rules';
import { addTrustRoute } from './trust-fields';

/** Adds the list settings, the checks of the admin's forms and the list of what is still empty; call it in `register`. */
export function registerEditor(strapi: Core.Strapi): void {
  completeListSettings(strapi);
  registerSaveRules(strapi);
  registerPublishRules(strapi);
  registerKeptTypes(strapi);
  addTrustRoute(strapi);
}

/** Writes labels, help texts and order of the admin's forms; call it in `bootstrap`. */
export async function bootstrapEditor(strapi: Core.Strapi): Promise<void> {
  await arrangeForms(strapi);
  namePagesInRecentEntries(strapi);
}
