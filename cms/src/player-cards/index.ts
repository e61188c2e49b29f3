import type { Core } from '@strapi/strapi';
import { addTables } from '../database/tables';
import { idempotencyTable } from '../http/idempotency';
import { keepCardsWhole } from './upkeep';

export function registerPlayerCards(strapi: Core.Strapi): void {
  addTables(strapi, [idempotencyTable]);
  keepCardsWhole(strapi);
}
