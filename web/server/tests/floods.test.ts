import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSite, type TestSite } from './site';

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
});
afterEach(() => site.stop());

const SCHOOL = '198.51.100.7';
const get = (path: string, address = SCHOOL) =>
  fetch(site.url + path, { headers: { 'x-forwarded-for': address, accept: 'text/html' } });

/** Requests pages that are not cached until one is refused. */
async function readUntilRefused(): Promise<{ read: number; refusal: Response }> {
  for (let read = 0; read < 1000; read++) {
    const answer = await get(`/search?q=${read}`);
    if (answer.status !== 200) return { read, refusal: answer };
  }
  throw new Error('Nothing was refused');
}

it('bounds what one network has rendered, and leaves a school enough to read and search', async () => {
  await get('/');
  const { read, refusal } = await readUntilRefused();
  expect(read).toBeGreaterThanOrEqual(250);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.text()).toContain('<html lang="en">');
  expect(await (await get('/register')).text()).toContain('<html lang="es">');
  // Cached pages cost no points, and other networks are not limited.
  expect((await get('/')).status).toBe(200);
  expect((await get('/search?q=1', '198.51.100.200')).status).toBe(200);
  expect((await get('/search?q=new', '198.51.100.200')).status).toBe(429);
  expect((await get('/search?q=new', '198.51.101.7')).status).toBe(200);
}, 60_000);

it('logs neither who searched nor what for', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await get('/search?q=secret-name');
  await site.stopCms();
  await fetch(`${site.url}/api/player-cards?q=secret-name`, { headers: { 'x-forwarded-for': SCHOOL } });
  expect(log).toHaveBeenCalled();
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret-name|198\.51/);
  log.mockRestore();
});
