import { adminApi } from '@strapi/strapi/admin';

/** A published version of a page, as the server answers it (cms/src/page-history). */
export interface PageVersion {
  id: number;
  publishedAt: string;
  publishedBy: string | null;
}

/** A field in which a version differs from the saved draft. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** When a page's draft goes live, as the server answers it (cms/src/scheduled-publication). */
export interface Schedule {
  dueAt: string;
  by: string | null;
  /** Why it could not go live when it was due. */
  problem: string | null;
}

/** A page in one language. */
export interface PageAt {
  /** Its single type. */
  page: string;
  locale: string;
}

interface OfVersion extends PageAt {
  version: number;
}

/** The language goes into the query of every call. */
const within = (locale: string) => ({ params: { locale } });

const PAGE_TAGS = ['PageVersions', 'PageSchedule'] as const;

// The form's own tag makes it read a restored draft; a save or a publication through the form changes both lists as well.
const api = adminApi.enhanceEndpoints({ addTagTypes: [...PAGE_TAGS, 'Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    pageVersions: builder.query<PageVersion[], PageAt>({
      query: ({ page, locale }) => ({ url: `/page-history/${page}`, method: 'GET', config: within(locale) }),
      providesTags: (_result, _error, { page }) => ['PageVersions', { type: 'Document', id: page }],
    }),
    versionChanges: builder.query<FieldChange[], OfVersion>({
      query: ({ page, locale, version }) => ({
        url: `/page-history/${page}/${version}`,
        method: 'GET',
        config: within(locale),
      }),
      keepUnusedDataFor: 0,
    }),
    restoreVersion: builder.mutation<void, OfVersion>({
      query: ({ page, locale, version }) => ({
        url: `/page-history/${page}/${version}/restore`,
        method: 'POST',
        config: within(locale),
      }),
      invalidatesTags: (_result, _error, { page }) => [{ type: 'Document', id: page }],
    }),
    pageSchedule: builder.query<{ schedule: Schedule | null }, PageAt>({
      query: ({ page, locale }) => ({ url: `/scheduled-publication/${page}`, method: 'GET', config: within(locale) }),
      providesTags: (_result, _error, { page }) => ['PageSchedule', { type: 'Document', id: page }],
    }),
    schedulePage: builder.mutation<void, PageAt & { dueAt: string }>({
      query: ({ page, locale, dueAt }) => ({
        url: `/scheduled-publication/${page}`,
        method: 'PUT',
        data: { dueAt },
        config: within(locale),
      }),
      invalidatesTags: ['PageSchedule'],
    }),
    cancelSchedule: builder.mutation<void, PageAt>({
      query: ({ page, locale }) => ({
        url: `/scheduled-publication/${page}`,
        method: 'DELETE',
        config: within(locale),
      }),
      invalidatesTags: ['PageSchedule'],
    }),
  }),
});

export const {
  usePageVersionsQuery,
  useVersionChangesQuery,
  useRestoreVersionMutation,
  usePageScheduleQuery,
  useSchedulePageMutation,
  useCancelScheduleMutation,
} = api;
