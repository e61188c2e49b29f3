/** Whether a path is a call of the API. Strapi's router minds no letter case, so neither may what stands before it. */
export const isApiPath = (path: string): boolean => /^\/api\//i.test(path);
