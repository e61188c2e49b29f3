import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASE_VERSION } from '../src/database/version';
import { OwnServer } from './support/own-server';
import { Place } from './support/place';
import { server } from './support/server';

/** Older code never starts on the tables of newer code: Strapi would delete the columns that it does not know. */

let place: Place;
let cms: OwnServer;
beforeAll(async () => {
  place = await Place.make('prepared');
  cms = OwnServer.at(place);
});
afterAll(() => cms.end());

test('the version goes up with every change of the tables', async () => {
  const { strapi } = await server();
  const columns = [...strapi.db.metadata.values()].flatMap(({ tableName, attributes }) =>
    Object.entries(attributes).map(([name, { type }]) => `${tableName}.${name} ${type}`),
  );
  const tables = createHash('sha256').update(columns.sort().join('\n')).digest('hex').slice(0, 12);
  // Does it fail? Raise DATABASE_VERSION, then write both down here.
  expect({ version: DATABASE_VERSION, tables }).toEqual({ version: 3, tables: 'b689ae6b06cb' });
});

test('a start on the tables of a newer version ends at once, says why, and leaves them as they are', async () => {
  const key = 'core_upfield_database-version';
  const settings = 'strapi_core_store_settings';
  await place.query((database) =>
    database(settings)
      .where({ key })
      .update({ value: String(DATABASE_VERSION + 1) }),
  );
  await place.query((database) => database.schema.alterTable('sports', (table) => table.string('of_the_future')));
  cms.launch();
  await cms.died();
  expect(cms.output).toContain('These tables belong to a newer version of Upfield');
  expect(await place.query((database) => database.schema.hasColumn('sports', 'of_the_future'))).toBe(true);
});
