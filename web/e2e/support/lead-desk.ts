import { ADMIN, CMS_URL } from './site';
import { from, newAddress } from './visitor';

/** A lead or a mail as the admin lists it. */
export type Row = Record<string, unknown>;

let token: Promise<string> | undefined;

async function signIn(): Promise<string> {
  // Strapi counts sign-ins by address; tests sign in more often than people do.
  const answer = await fetch(`${CMS_URL}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(newAddress()) },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  if (!answer.ok) throw new Error(`The admin cannot sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function list(type: string, filters: string): Promise<Row[]> {
  token ??= signIn();
  const answer = await fetch(`${CMS_URL}/content-manager/collection-types/api::${type}.${type}?${filters}`, {
    headers: { authorization: `Bearer ${await token}` },
  });
  if (!answer.ok) throw new Error(`${type}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { results: Row[] }).results;
}

/** Leads of an address, as the admin's own call gives them. */
export const leadsOf = (email: string) => list('lead', `filters[email][$eq]=${encodeURIComponent(email)}`);

/** Mails in the queue to an address. */
export const queuedFor = (email: string) => list('mail-job', `filters[recipient][$eq]=${encodeURIComponent(email)}`);
