import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '../lib/mailbox.ts';
import { anyVisitor } from '../lib/visitors.ts';
import type { Cluster } from './cluster.ts';
import type { Acknowledged } from './load.ts';

/** The queue tries a mail again after minutes at most. */
const MAILS_WITHIN_MS = 300_000;

/**
 * Looks for everything that was answered with success, in the database, in the mailboxes and through the site.
 * @returns what was counted, in words, and what is lost or doubled
 */
export async function audit(cluster: Cluster, { cards, leads, pictures, weight }: Acknowledged) {
  const faults = [
    ...(await timesOther(cluster, 'SELECT last_name AS key FROM player_cards', cards, 'card')),
    ...(await timesOther(cluster, 'SELECT email AS key FROM leads', leads, 'lead')),
    ...(await mailFaults(cluster, leads)),
    ...(await pictureFaults(cluster, pictures)),
  ];
  const [heaviest] = await cluster.rows<{ weight: number }>(
    "SELECT max(weight)::float AS weight FROM player_cards WHERE last_name LIKE 'Faults %'",
  );
  if ((heaviest?.weight ?? 0) < weight)
    faults.push(`The changed card has ${heaviest?.weight}, and ${weight} was answered.`);
  const mails = leads.flatMap((lead) => cluster.mailbox.to(lead));
  const again = mails.length - messageIds(mails).size;
  const counted = `${cards.length} cards, ${leads.length} leads with ${mails.length - again} mails to families, ${pictures.length} pictures, ${weight} changes of one card. Mails sent again with the Message-ID they had: ${again}.`;
  return { counted, faults };
}

/** @returns keys that the rows do not have exactly once */
async function timesOther(cluster: Cluster, sql: string, keys: readonly string[], what: string): Promise<string[]> {
  const times = new Map<string, number>();
  for (const { key } of await cluster.rows<{ key: string }>(sql)) times.set(key, (times.get(key) ?? 0) + 1);
  return keys
    .filter((key) => times.get(key) !== 1)
    .map((key) => `The ${what} ${key} is there ${times.get(key) ?? 0} times.`);
}

/** One for each mail: SMTP has no transaction, so that a mail whose answer was lost is sent again, under the Message-ID it had (RFC 5321, 6.1). */
const messageIds = (mails: readonly Mail[]) => new Set(mails.map(({ messageId }) => messageId));

async function mailFaults({ mailbox }: Cluster, leads: readonly string[]): Promise<string[]> {
  const missing = () => leads.filter((lead) => mailbox.to(lead).length === 0);
  for (const end = Date.now() + MAILS_WITHIN_MS; missing().length > 0 && Date.now() < end; ) await pause(1000);
  const different = (lead: string) => messageIds(mailbox.to(lead)).size;
  return [
    ...missing().map((lead) => `${lead} got no mail.`),
    ...leads.filter((lead) => different(lead) > 1).map((lead) => `${lead} got ${different(lead)} different mails.`),
  ];
}

async function pictureFaults({ site }: Cluster, pictures: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const picture of pictures) {
    const answer = await fetch(new URL(picture, site), { headers: anyVisitor() });
    if (!answer.ok || (await answer.arrayBuffer()).byteLength === 0)
      faults.push(`${picture} answers ${answer.status}.`);
  }
  return faults;
}
