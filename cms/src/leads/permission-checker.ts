import type { Core } from '@strapi/strapi';
import { LEAD } from './lead-row';

type Query = Record<string, unknown>;

/** The part of the content manager's service that is used. */
interface PermissionChecker {
  can: Record<'read' | 'update', (entry?: object, field?: string) => boolean>;
  sanitizedQuery: { read(query: Query): Promise<Query> };
}

interface PermissionService {
  create(who: { userAbility: unknown; model: string }): PermissionChecker;
}

/** What an admin user may do with leads, as the content manager itself asks. @param userAbility of the request's state */
export function leadPermissions(strapi: Core.Strapi, userAbility: unknown): PermissionChecker {
  const service: PermissionService = strapi.plugin('content-manager').service('permission-checker');
  return service.create({ userAbility, model: LEAD });
}
