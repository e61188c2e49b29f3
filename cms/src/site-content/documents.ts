import type { Core } from '@strapi/strapi';
import type { PreviewStatus } from '../contract';
import type { Populate } from './populate';

interface SiteDocuments {
  findFirst(params: { status: PreviewStatus; populate?: Populate }): Promise<Record<string, unknown> | null>;
  create(params: { data: Record<string, unknown>; status: PreviewStatus }): Promise<unknown>;
  update(params: { documentId: string; data: Record<string, unknown> }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
}

/** Documents of a single type. Strapi types them by a registry of generated types, which a checkout does not have. */
export const siteDocuments = (strapi: Core.Strapi, uid: string) =>
  strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as SiteDocuments;
