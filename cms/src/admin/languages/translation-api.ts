import { adminApi } from '@strapi/strapi/admin';

/** Where a page stands in one language, as the server answers it (cms/src/languages/overview). */
export interface Translation {
  uid: string;
  name: string;
  locale: 'en' | 'es';
  state: 'missing' | 'draft' | 'published';
  isOlder: boolean;
}

interface PageAt {
  page: string;
  locale: string;
}

// The form's own tag: a save or a publication changes where a page stands.
const api = adminApi.enhanceEndpoints({ addTagTypes: ['Translations', 'Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    translations: builder.query<Translation[], void>({
      query: () => ({ url: '/translations/all', method: 'GET' }),
      providesTags: ['Translations'],
      keepUnusedDataFor: 0,
    }),
    translationsOfPage: builder.query<Translation[], PageAt>({
      query: ({ page, locale }) => ({ url: `/translations/${page}`, method: 'GET', config: { params: { locale } } }),
      providesTags: (_result, _error, { page }) => ['Translations', { type: 'Document', id: page }],
    }),
    confirmTranslation: builder.mutation<void, PageAt>({
      query: ({ page, locale }) => ({
        url: `/translations/${page}/confirmed`,
        method: 'POST',
        config: { params: { locale } },
      }),
      invalidatesTags: ['Translations'],
    }),
  }),
});

export const { useTranslationsQuery, useTranslationsOfPageQuery, useConfirmTranslationMutation } = api;
