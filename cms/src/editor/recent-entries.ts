import type { Core } from '@strapi/strapi';

interface RecentEntry {
  title: unknown;
  kind: string;
  contentTypeDisplayName: string;
}

interface HomepageService {
  queryLastDocuments(...query: unknown[]): Promise<RecentEntry[]>;
}

/** Lists of the admin's first screen call a page by its name: a page has no title of its own, and Strapi prints an id. */
export function namePagesInRecentEntries(strapi: Core.Strapi): void {
  const homepage: HomepageService = strapi.plugin('content-manager').service('homepage');
  const query = homepage.queryLastDocuments.bind(homepage);
  homepage.queryLastDocuments = async (...args) =>
    (await query(...args)).map((entry) =>
      entry.kind === 'singleType' ? { ...entry, title: entry.contentTypeDisplayName } : entry,
    );
}
