import { latenciesAtRate } from '../fixed-rate.ts';
import { CONNECTIONS, requestsPerSecond } from '../load.ts';
import { type Nginx, startNginx } from '../nginx.ts';
import { milliseconds, perSecond, shown } from '../numbers.ts';
import { alternating } from '../rounds.ts';
import { percentile } from '../statistics.ts';
import type { Row } from '../table.ts';
import type { Effort, Section } from './section.ts';

const SHARE_OF_NGINX = 1 / 3;
const SHARE_BEHIND_PROXY = 0.9;
const RATE = 1000;
const P99_MS = 25;
const WARM_UP_SECONDS = 3;
const NOT_INSTALLED = 'not installed';

/** Home from the page cache: as fast as answered, at a fixed rate, and through a caching proxy. */
export const cached: Section = async ({ site, effort }) => {
  const home = `${site.web}/`;
  const webPort = Number(site.env.WEB_PORT);
  const nginx = await startNginx({ folder: site.folder, page: home, webPorts: [webPort], port: webPort + 10 });
  try {
    for (const coding of ['identity', 'gzip', 'br']) {
      await requestsPerSecond({ url: home, headers: { 'accept-encoding': coding }, seconds: WARM_UP_SECONDS });
    }
    return [
      await besideNginx('gzip', home, nginx?.files, effort),
      await besideNginx('identity', home, nginx?.files, effort),
      await besideNginx('br', home, nginx?.brotliFile, effort),
      await atFixedRate(home, nginx, effort),
      await throughProxy('gzip', nginx, effort),
      await throughProxy('identity', nginx, effort),
    ];
  } finally {
    await nginx?.stop();
  }
};

async function besideNginx(
  coding: string,
  home: string,
  counterpart: string | undefined,
  { rounds, seconds }: Effort,
): Promise<Row> {
  const load = (url: string) => requestsPerSecond({ url, headers: { 'accept-encoding': coding }, seconds });
  const { web, nginx } = await alternating(rounds, {
    web: () => load(home),
    nginx: async () => (counterpart ? load(counterpart) : Number.NaN),
  });
  return {
    what: `home from the page cache, ${coding}, ${CONNECTIONS} connections`,
    upfield: besides(web, nginx),
    nginx: counterpart ? perSecond(nginx) : NOT_INSTALLED,
    required: 'a third of nginx',
    ...(counterpart ? { met: web >= nginx * SHARE_OF_NGINX } : {}),
  };
}

async function throughProxy(coding: string, nginx: Nginx | null, { rounds, seconds }: Effort): Promise<Row> {
  const row = { what: `the same through nginx as proxy_cache, ${coding}`, required: '0.9 of nginx' };
  if (!nginx) return { ...row, upfield: '', nginx: NOT_INSTALLED };
  const load = (url: string) => requestsPerSecond({ url, headers: { 'accept-encoding': coding }, seconds });
  await load(`${nginx.proxy}/`);
  const { proxy, files } = await alternating(rounds, {
    proxy: () => load(`${nginx.proxy}/`),
    files: () => load(nginx.files),
  });
  return { ...row, upfield: besides(proxy, files), nginx: perSecond(files), met: proxy >= files * SHARE_BEHIND_PROXY };
}

/** A figure and its share of nginx's. */
const besides = (ours: number, nginx: number): string =>
  perSecond(ours) + (Number.isNaN(nginx) ? '' : ` (${shown(ours / nginx)} of nginx)`);

async function atFixedRate(home: string, nginx: Nginx | null, { rounds, seconds }: Effort): Promise<Row> {
  const p99 = async (url: string) => {
    const headers = { 'accept-encoding': 'gzip' };
    return percentile(await latenciesAtRate({ url, headers, rate: RATE, seconds, connections: CONNECTIONS }), 0.99);
  };
  const { web, files } = await alternating(rounds, {
    web: () => p99(home),
    files: async () => (nginx ? p99(nginx.files) : Number.NaN),
  });
  return {
    what: `the same, gzip, p99 at ${RATE} requests/s`,
    upfield: milliseconds(web),
    nginx: nginx ? milliseconds(files) : NOT_INSTALLED,
    required: `at most ${P99_MS} ms`,
    met: web <= P99_MS,
  };
}
