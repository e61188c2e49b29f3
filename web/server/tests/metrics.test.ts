import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveMetrics } from '../metrics-server';
import { startSite, type TestSite } from './site';

let site: TestSite;
let server: Server;
beforeEach(async () => {
  site = await startSite();
  server = await serveMetrics(site.metrics.registry, 0, '127.0.0.1');
});
afterEach(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await site.stop();
});

const read = async (path = '/metrics') => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`);
};

/** The value of one line, such as `upfield_web_page_cache_total{result="hit"}`; 0 where there is none. */
const metric = async (name: string) => {
  const line = (await (await read()).text()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
};

/** Requests are counted when their answers have gone out. */
const becomes = (name: string, value: number) => vi.waitFor(async () => expect(await metric(name)).toBe(value));

const hits = 'upfield_web_page_cache_total{result="hit"}';
const misses = 'upfield_web_page_cache_total{result="miss"}';
const renderings = 'upfield_web_rendering_duration_seconds_count{status="2xx"}';
const pages = 'upfield_web_http_request_duration_seconds_count{kind="page",status="2xx"}';

describe('the metrics of the web server', () => {
  it('tell a rendered page from one of the cache', async () => {
    await fetch(site.url);
    await becomes(pages, 1);
    expect([await metric(renderings), await metric(misses), await metric(hits)]).toEqual([1, 1, 0]);
    for (let count = 0; count < 3; count++) await fetch(site.url);
    expect([await metric(renderings), await metric(misses), await metric(hits)]).toEqual([1, 1, 3]);
    expect(await metric(pages)).toBe(1);
    expect(await metric('upfield_web_page_cache_bytes')).toBeGreaterThan(8000);
  });

  it('count what is passed on to the CMS, and how often it does not answer', async () => {
    await fetch(`${site.url}/api/sports`);
    await becomes('upfield_web_http_request_duration_seconds_count{kind="proxied",status="2xx"}', 1);
    expect(await metric('upfield_web_cms_call_duration_seconds_count{kind="proxied",status="2xx"}')).toBe(1);
    await site.stopCms();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await fetch(`${site.url}/api/sports`);
    await becomes('upfield_web_http_request_duration_seconds_count{kind="proxied",status="5xx"}', 1);
    expect(await metric('upfield_web_cms_call_duration_seconds_count{kind="proxied",status="none"}')).toBe(1);
    vi.restoreAllMocks();
  });

  it('count the questions for the revision', async () => {
    await fetch(site.url);
    await becomes('upfield_web_cms_call_duration_seconds_count{kind="revision",status="2xx"}', 1);
  });

  it('are of one address alone, and the port has nothing else', async () => {
    expect((await read('/')).status).toBe(404);
    expect((await fetch(`${site.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  });
});
