import { expect, onTestFinished, test, vi } from 'vitest';
import { LANGUAGES } from '../../src/contract';
import { OwnServer } from '../support/own-server';
import { Place } from '../support/place';

test('a server that is killed while it loads the first site leaves it to the next one', async () => {
  const place = await Place.make('prepared');
  const first = OwnServer.at(place, { SEED: 'base' });
  const next = await first.beside();
  onTestFinished(async () => {
    await Promise.all([first.end(), next.end()]);
  });
  first.launch();
  await first.says('"seeding"');
  next.launch();
  // Global is stored in one language at least: the next start must not leave it without the other.
  const firstPage = () => place.query((database) => database('globals').first('id'));
  await vi.waitFor(async () => expect(await firstPage()).toBeTruthy(), { timeout: 200_000, interval: 20 });
  await first.kill();
  await next.says('"listening"');
  expect(next.output).toContain('"seeded"');
  expect(await (await fetch(`${next.base}/api/sports`)).json()).toHaveLength(8);
  for (const path of ['global', 'pages/home', 'pages/draft']) {
    for (const locale of LANGUAGES) {
      const { status } = await fetch(`${next.base}/api/site/${path}?locale=${locale}`);
      expect([path, locale, status]).toEqual([path, locale, 200]);
    }
  }
}, 300_000);
