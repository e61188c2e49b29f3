/** Address in the admin of a page's form in a language. @param page its single type */
export const formPath = (page: string, locale: string): string =>
  `/content-manager/single-types/${page}?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}`;
