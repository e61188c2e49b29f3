import type { Core } from '@strapi/strapi';
import { componentOf, fieldsOf } from './model';

export interface Populate {
  [field: string]: { fields: string[] } | { populate: Populate };
}

const MEDIA_FIELDS = ['url', 'width', 'height', 'alternativeText', 'mime', 'updatedAt', 'focalPoint'];

const known = new Map<string, Populate>();

/**
 * What a read of `uid` has to bring along: every component, every picture, nothing else. Derived from the definition,
 * so that a field an engineer adds is read without being listed twice. Built once: definitions change with a
 * start alone.
 */
export function populateOf(strapi: Core.Strapi, uid: string): Populate {
  const populate = known.get(uid) ?? buildPopulate(strapi, uid);
  known.set(uid, populate);
  return populate;
}

function buildPopulate(strapi: Core.Strapi, uid: string): Populate {
  const parts = fieldsOf(strapi, uid).flatMap(([name, field]): [string, Populate[string]][] => {
    if (field.type === 'media') return [[name, { fields: MEDIA_FIELDS }]];
    const component = componentOf(field);
    return component ? [[name, { populate: populateOf(strapi, component) }]] : [];
  });
  // Shared by all reads: nobody may add to it.
  return Object.freeze(Object.fromEntries(parts));
}
