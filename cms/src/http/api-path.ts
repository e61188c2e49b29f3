/** Whether a path is a call of the API. Case-insensitive, because Strapi's router is. */
export const isApiPath = (path: string): boolean => /^\/api\//i.test(path);
