import type { Core } from '@strapi/strapi';
import { familiarNetworkTable } from './authentication/familiar-networks';
import { resetTable } from './authentication/password-reset';
import { sessionTable } from './authentication/sessions';
import { spentCaptchaTable } from './captcha/spent';
import { addTables } from './database/tables';
import { idempotencyTable } from './http/idempotency';
import { imageTable } from './images/table';
import { revisionTable } from './revision/revision';

/** Every table of ours that is no content type. The rate limiter's library keeps its own, `rate_limits`. */
const TABLES = [
  revisionTable,
  imageTable,
  sessionTable,
  resetTable,
  familiarNetworkTable,
  idempotencyTable,
  spentCaptchaTable,
];

/** Call it in `register`, before Strapi synchronises the schema. */
export const registerTables = (strapi: Core.Strapi): void => addTables(strapi, TABLES);
