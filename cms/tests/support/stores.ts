import { newStores } from '../../../scripts/lib/throw-away-stores';

const ON_DISK: Record<string, string> = { DATABASE_URL: '', S3_BUCKET: '' };

/** Settings of an empty database and an empty file store, of the kind that these tests run on (vitest.config.mts). */
export async function emptyStores(): Promise<Record<string, string>> {
  if (process.env.UPFIELD_TEST_STORES !== 'postgres') return ON_DISK;
  const { UPFIELD_TEST_POSTGRES: postgres = '', UPFIELD_TEST_S3: s3 = '' } = process.env;
  return newStores({ postgres, s3 });
}
