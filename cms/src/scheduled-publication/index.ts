import type { Core } from '@strapi/strapi';
import { addScheduleRoutes } from './admin-routes';
import { endSchedulesWithPublish } from './publish-due';

/** Lets editors have a page published at a time; call it in `register`. A job publishes what is due (jobs.ts). */
export function registerScheduledPublication(strapi: Core.Strapi): void {
  endSchedulesWithPublish(strapi);
  addScheduleRoutes(strapi);
}
