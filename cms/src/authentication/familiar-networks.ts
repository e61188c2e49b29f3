import type { Core } from '@strapi/strapi';
import { keyedHash } from '../database/keyed-hash';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';
import { ignoreUniqueViolation } from '../database/unique';

/** An account as named in a sign-in; it may not exist. */
export interface Account {
  /** Staff sign in to the site, admins to the CMS. */
  realm: 'staff' | 'admin';
  /** Trimmed and in lower case. */
  email: string;
}

const UID = 'upfield::familiar-network';
/** How long a network is remembered after a sign-in, and how many of one account: home, office, mobile, travel. */
export const FAMILIAR_NETWORKS = { days: 90, perAccount: 20 } as const;

/** Networks that an account was signed in from, as HMACs: a backup reveals neither the account nor the network. */
export const familiarNetworkTable: Table = {
  uid: UID,
  tableName: 'familiar_networks',
  attributes: {
    account: { type: 'string', column: { notNullable: true } },
    network: { type: 'string', column: { notNullable: true } },
    seenAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [
    { name: 'familiar_networks_unique', columns: ['account', 'network'], type: 'unique' },
    { name: 'familiar_networks_seen_at_index', columns: ['seen_at'] },
  ],
};

interface NetworkRow {
  id: number;
  account: string;
  network: string;
  seenAt: string | Date;
}

const keyOf = ({ realm, email }: Account, network: string) => ({
  account: keyedHash('account', realm, email),
  network: keyedHash('network', realm, email, network),
});

const expiry = (now: Date) => new Date(now.getTime() - FAMILIAR_NETWORKS.days * 24 * 60 * 60 * 1000);

/** Whether the account was signed in from this network lately enough to be remembered. */
export async function isFamiliar(strapi: Core.Strapi, account: Account, network: string): Promise<boolean> {
  const where = { ...keyOf(account, network), seenAt: { $gte: expiry(new Date()) } };
  return (await rows<NetworkRow>(strapi, UID).count({ where })) > 0;
}

/** Stores the network of a successful sign-in; the account's oldest networks beyond the maximum are deleted. */
export async function remember(strapi: Core.Strapi, account: Account, network: string): Promise<void> {
  const networks = rows<NetworkRow>(strapi, UID);
  const key = keyOf(account, network);
  const seenAt = new Date();
  const { count } = await networks.updateMany({ where: key, data: { seenAt } });
  if (count > 0) return;
  await ignoreUniqueViolation(networks.create({ data: { ...key, seenAt } }));
  const all = await networks.findMany({ where: { account: key.account }, orderBy: { seenAt: 'desc' } });
  const surplus = all.slice(FAMILIAR_NETWORKS.perAccount).map(({ id }) => id);
  if (surplus.length > 0) await networks.deleteMany({ where: { id: { $in: surplus } } });
}

/** Deletes networks that are remembered no more. */
export async function deleteOldNetworks(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await rows<NetworkRow>(strapi, UID).deleteMany({ where: { seenAt: { $lt: expiry(now) } } });
}
