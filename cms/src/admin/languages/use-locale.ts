import { useQueryParams } from '@strapi/strapi/admin';

/** Language of the form that is open; Strapi keeps it in the address, and opens English without it. */
export function useLocale(): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  return query.plugins?.i18n?.locale ?? 'en';
}
