import type { Core, UID } from '@strapi/strapi';

interface ContentTypeService {
  getNestedFields(type: object, options: { components: object }): string[];
}

/** Every field of a type that a permission may be for, those of its parts included, such as `contact.email`. */
export function allFieldsOf(strapi: Core.Strapi, uid: string): string[] {
  const types = strapi.service('admin::content-type') as unknown as ContentTypeService;
  return types.getNestedFields(strapi.getModel(uid as UID.Schema), { components: strapi.components });
}
