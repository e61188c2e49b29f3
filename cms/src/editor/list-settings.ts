import type { Core } from '@strapi/strapi';

/** Strapi takes a type's list settings only when they are complete; schemas of ours name what differs from these. */
const DEFAULTS = { bulkable: true, filterable: true, searchable: true, pageSize: 20 };

interface WithListSettings {
  config?: { settings?: object };
}

/** Completes the list settings of every content type; call it in `register`, before the admin reads them. */
export function completeListSettings(strapi: Core.Strapi): void {
  for (const type of Object.values(strapi.contentTypes) as WithListSettings[]) {
    if (type.config?.settings) type.config.settings = { ...DEFAULTS, ...type.config.settings };
  }
}
