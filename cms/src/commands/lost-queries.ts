import type { Core } from '@strapi/strapi';
import { unavailableErrorOf } from '../http/unavailable';

/**
 * Strapi starts queries that nobody waits for, such as those of its events, and Node ends a process for an error that nobody takes. One of
 * a database or a storage that is away goes to the log instead; any other still ends the process.
 */
export function outliveLostQueries(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (error) => {
    if (!unavailableErrorOf(error)) throw error;
    strapi.log.error(error);
  });
}
