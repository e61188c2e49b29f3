import { adminApi } from '@strapi/strapi/admin';

/** An endpoint of Strapi's admin, as RTK Query keeps it. */
interface Endpoint {
  query?: unknown;
  queryFn?: () => { data: object };
}

/** What Strapi's paid AI services would answer if none is set up and no work of theirs is under way, by endpoint. */
const ANSWERS: Readonly<Record<string, object>> = {
  getAiFeatureConfig: { isAiI18nConfigured: false, isAiMediaLibraryConfigured: false },
  getAILocalizationJobsByDocument: { data: null },
};

/**
 * Answers the questions for Strapi's AI services within the browser: the form of every entry asks the CMS for them,
 * which answers that there is no such page. Call it in `bootstrap`, when all plugins have added their endpoints.
 */
export function answerWithoutAi(): void {
  const endpoints = Object.entries(ANSWERS).map(([name, data]) => [
    name,
    (endpoint: Endpoint) => answer(endpoint, data),
  ]);
  adminApi.enhanceEndpoints({ endpoints: Object.fromEntries(endpoints) });
}

function answer(endpoint: Endpoint, data: object): void {
  endpoint.query = undefined;
  endpoint.queryFn = () => ({ data });
}
