import type { Core } from '@strapi/strapi';
import { addTables } from '../database/tables';
import { imageTable } from './table';

export function registerImages(strapi: Core.Strapi): void {
  addTables(strapi, [imageTable]);
}
