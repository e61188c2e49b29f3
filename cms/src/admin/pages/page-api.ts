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

interface OfVersion {
  page: string;
  version: number;
}

const PAGE_TAGS = ['PageVersions', 'PageSchedule'] as const;

// The form's own tag makes it read a restored draft; a save or a publication through the form changes both lists as well.
const api = adminApi.enhanceEndpoints({ addTagTypes: [...PAGE_TAGS, 'Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    pageVersions: builder.query<PageVersion[], string>({
      query: (page) => ({ url: `/page-history/${page}`, method: 'GET' }),
      providesTags: (_result, _error, page) => ['PageVersions', { type: 'Document', id: page }],
    }),
    versionChanges: builder.query<FieldChange[], OfVersion>({
      query: ({ page, version }) => ({ url: `/page-history/${page}/${version}`, method: 'GET' }),
      keepUnusedDataFor: 0,
    }),
    restoreVersion: builder.mutation<void, OfVersion>({
      query: ({ page, version }) => ({ url: `/page-history/${page}/${version}/restore`, method: 'POST' }),
      invalidatesTags: (_result, _error, { page }) => [{ type: 'Document', id: page }],
    }),
    pageSchedule: builder.query<{ schedule: Schedule | null }, string>({
      query: (page) => ({ url: `/scheduled-publication/${page}`, method: 'GET' }),
      providesTags: (_result, _error, page) => ['PageSchedule', { type: 'Document', id: page }],
    }),
    schedulePage: builder.mutation<void, { page: string; dueAt: string }>({
      query: ({ page, dueAt }) => ({ url: `/scheduled-publication/${page}`, method: 'PUT', data: { dueAt } }),
      invalidatesTags: ['PageSchedule'],
    }),
    cancelSchedule: builder.mutation<void, string>({
      query: (page) => ({ url: `/scheduled-publication/${page}`, method: 'DELETE' }),
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
