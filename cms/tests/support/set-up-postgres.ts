import { startStores } from '../../../scripts/lib/throw-away-stores';

/**
 * Before all files: a PostgreSQL and an S3 server, in which each CMS gets a database and a bucket of its own. UPFIELD_TEST_DATABASE_URL names
 * a PostgreSQL server that runs already, as `postgres://user:password@host:port`.
 */
export default async function setUp() {
  const { postgres, s3, stop } = await startStores(process.env.UPFIELD_TEST_DATABASE_URL);
  process.env.UPFIELD_TEST_POSTGRES = postgres;
  process.env.UPFIELD_TEST_S3 = s3;
  return stop;
}
