import type { Core } from '@strapi/strapi';
import { addHistoryRoutes } from './admin-routes';
import { keepPublishedVersions } from './keep';

/** Keeps the last published versions of each page, for editors to compare and restore; call it in `register`. */
export function registerPageHistory(strapi: Core.Strapi): void {
  keepPublishedVersions(strapi);
  addHistoryRoutes(strapi);
}
