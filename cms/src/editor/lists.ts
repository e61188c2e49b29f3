import type { Core } from '@strapi/strapi';

/** Defaults of the list settings: Strapi accepts only a complete set, and our schemas give only the differences. */
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

interface RecentEntry {
  title: unknown;
  kind: string;
  contentTypeDisplayName: string;
}

interface HomepageService {
  queryLastDocuments(...query: unknown[]): Promise<RecentEntry[]>;
}

/**
 * Shows the type's name for pages in the lists of the admin's home screen: pages have no title field, so Strapi shows
 * an id.
 */
export function namePagesInRecentEntries(strapi: Core.Strapi): void {
  const homepage: HomepageService = strapi.plugin('content-manager').service('homepage');
  const query = homepage.queryLastDocuments.bind(homepage);
  homepage.queryLastDocuments = async (...args) =>
    (await query(...args)).map((entry) =>
      entry.kind === 'singleType' ? { ...entry, title: entry.contentTypeDisplayName } : entry,
    );
}
