import type { Core } from '@strapi/strapi';
import type { OldWords } from './old-words';

type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];
type Row = Record<string, unknown> & { id: number };

const PAGES = 'privacy_pages';
const PARTS = 'privacy_pages_cmps';
const PROVIDERS = 'components_privacy_providers';

/** The two texts of the privacy page become the text of an entry each, published and draft alike; what both share is copied. */
export async function movePrivacyPages(trx: Transaction, words: OldWords): Promise<void> {
  const english = await trx(PARTS).where({ field: 'english' }).pluck('entity_id');
  for (const id of english) {
    const page: Row = await trx(PAGES).where({ id }).first();
    const twin = await insertCopy(trx, PAGES, page, {
      locale: 'es',
      hosting_country: words.privacy[id]?.hostingCountry ?? null,
    });
    await trx(PARTS).where({ entity_id: id, field: 'spanish' }).update({ entity_id: twin, field: 'document' });
    await trx(PARTS).where({ entity_id: id, field: 'english' }).update({ field: 'document' });
    await copyProviders(trx, { from: id, to: twin }, words);
  }
}

async function copyProviders(
  trx: Transaction,
  { from, to }: { from: number; to: number },
  { providers }: OldWords,
): Promise<void> {
  const parts: (Row & { cmp_id: number })[] = await trx(PARTS).where({ entity_id: from, field: 'providers' });
  for (const part of parts) {
    const provider: Row & { purpose: string } = await trx(PROVIDERS).where({ id: part.cmp_id }).first();
    const purpose = providers[part.cmp_id] || provider.purpose;
    await insertCopy(trx, PARTS, part, {
      entity_id: to,
      cmp_id: await insertCopy(trx, PROVIDERS, provider, { purpose }),
    });
  }
}

/** @returns id of the new row */
async function insertCopy(trx: Transaction, table: string, { id, ...row }: Row, change: object): Promise<number> {
  const [made] = await trx(table)
    .insert({ ...row, ...change })
    .returning('id');
  return made.id;
}
