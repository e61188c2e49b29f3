import type { Core } from '@strapi/strapi';
import { familiarNetworkTable } from './authentication/familiar-networks';
import { resetTable } from './authentication/password-reset';
import { sessionTable } from './authentication/sessions';
import { spentCaptchaTable } from './captcha/spent';
import { addTables } from './database/tables';
import { idempotencyTable } from './http/idempotency';
import { imageTable } from './images/table';
import { jobRunTable } from './job-runs';
import { pageWordsTable } from './languages/words-changed';
import { pageVersionTable } from './page-history/table';
import { changeTable } from './player-cards/changes';
import { wordTable } from './player-cards/words';
import { revisionTable } from './revision/revision';
import { scheduledPublicationTable } from './scheduled-publication/table';

/** All custom tables that are no content types, except `rate_limits`, which the rate limiter's library creates. */
const TABLES = [
  revisionTable,
  imageTable,
  wordTable,
  changeTable,
  sessionTable,
  resetTable,
  familiarNetworkTable,
  idempotencyTable,
  spentCaptchaTable,
  jobRunTable,
  pageVersionTable,
  pageWordsTable,
  scheduledPublicationTable,
];

/** Call it in `register`, before Strapi synchronises the schema. */
export const registerTables = (strapi: Core.Strapi): void => addTables(strapi, TABLES);
