import { AdminCalls } from './admin-calls';

/** A lead or a mail as the admin lists it. */
export type Row = Record<string, unknown>;

const admin = new AdminCalls();

async function list(type: string, filters: string): Promise<Row[]> {
  const path = `/content-manager/collection-types/api::${type}.${type}?${filters}`;
  return (await admin.must<{ results: Row[] }>('GET', path)).results;
}

/** Leads of an address, as the admin's own call gives them. */
export const leadsOf = (email: string) => list('lead', `filters[email][$eq]=${encodeURIComponent(email)}`);

/** Mails in the queue to an address. */
export const queuedFor = (email: string) => list('mail-job', `filters[recipient][$eq]=${encodeURIComponent(email)}`);
