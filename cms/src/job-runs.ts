import type { Core } from '@strapi/strapi';
import { rows } from './database/rows';
import type { Table } from './database/tables';
import { isUniqueViolation } from './database/unique';

const UID = 'upfield::job-run';

/** The newest run of each schedule. */
export const jobRunTable: Table = {
  uid: UID,
  tableName: 'job_runs',
  attributes: {
    schedule: { type: 'string', column: { notNullable: true } },
    scheduledFor: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'job_runs_schedule_unique', columns: ['schedule'], type: 'unique' }],
};

interface JobRunRow {
  id: number;
  schedule: string;
  scheduledFor: string | Date;
}

/**
 * Takes one run of a schedule, which is done by one of all processes. Nothing has to be given back: a process that ends within its run
 * leaves the next one free (docs/decisions/049).
 * @param scheduledFor when the run is due; the same at all processes
 * @returns false when another process has it, or a newer one
 */
export async function takeRun(strapi: Core.Strapi, schedule: string, scheduledFor: Date): Promise<boolean> {
  const runs = rows<JobRunRow>(strapi, UID);
  const where = { schedule, scheduledFor: { $lt: scheduledFor } };
  const { count } = await runs.updateMany({ where, data: { scheduledFor } });
  if (count === 1) return true;
  if ((await runs.count({ where: { schedule } })) === 1) return false;
  return runs.create({ data: { schedule, scheduledFor } }).then(
    () => true,
    (error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    },
  );
}
