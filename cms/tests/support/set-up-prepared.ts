import type { TestProject } from 'vitest/node';
import { OwnServer } from './own-server';
import { Place } from './place';
import { copyFrom, type Stores } from './stores';

/** Before all files: one first start with `SEED=none`. Servers whose test is not about the first start begin with a copy of its database. */
export default async function setUp({ name }: TestProject) {
  const stores = name as Stores;
  const place = await Place.make('empty', stores);
  const cms = OwnServer.at(place);
  await cms.start();
  await cms.end();
  copyFrom(place.settings, stores);
}
