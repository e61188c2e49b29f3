import type { Core } from '@strapi/strapi';

interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
}

/** Name of the admin user whose request this is; null outside such a request, and for one without a name. */
export function adminName(strapi: Core.Strapi): string | null {
  const user = strapi.requestContext.get()?.state.user as AdminUser | undefined;
  return [user?.firstname, user?.lastname].filter(Boolean).join(' ') || null;
}
