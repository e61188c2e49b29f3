import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';

it.each([
  ['reset-password', 'staff@upfield.example'],
  ['leads', 'erase', 'ana@example.com'],
])('%s refuses a place without a site, and leaves it as it is', (...command) => {
  const place = join(mkdtempSync(join(tmpdir(), 'upfield-no-site-')), 'data');
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/cms.mjs'), ...command], {
    env: { ...process.env, DATA_DIR: place, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`There is no site in ${place}`);
  expect(existsSync(place)).toBe(false);
});
