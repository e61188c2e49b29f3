import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REQUEST_ID_HEADER } from '../../cms/src/contract/request-id.ts';
import { secretFaults } from '../../cms/src/contract/secrets.ts';
import { ROOT } from '../lib/paths.mjs';

/**
 * That the compose file, the images, the proxy and the script of the settings agree on names, ports and headers, found by reading them:
 * it needs neither a container engine nor the proxy.
 */

interface Service {
  build?: { dockerfile: string };
  configs?: { source: string; target: string }[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  ports?: string[];
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
}

const file = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const composeFile = file('docker-compose.yml');
const { services, configs } = parse(composeFile, { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { file: string }>;
};
const { proxy = {} } = services;
const caddyfile = file('scripts/containers/Caddyfile');

/** The last capture of each match. */
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');
const portOf = (name: string) => all(/^EXPOSE (\d+)$/gm, file(services[name]?.build?.dockerfile ?? ''));

describe('the proxy', () => {
  it('is given the file of this folder, and every setting that it reads', () => {
    const [{ source = '', target } = {}] = proxy.configs ?? [];
    expect([configs[source]?.file, target]).toEqual(['scripts/containers/Caddyfile', '/etc/caddy/Caddyfile']);
    expect(Object.keys(proxy.environment ?? {}).sort()).toEqual([
      ...new Set(all(/\{\$(\w+)\}/g, caddyfile).toSorted()),
    ]);
  });

  it('sends to services that there are, at the ports of their images', () => {
    const upstreams = [...caddyfile.matchAll(/dynamic a (\w+) (\d+)/g)].map(([, name = '', port]) => [name, port]);
    expect(upstreams.map(([name]) => name)).toEqual(['web', 'cms', 'cms']);
    for (const [name = '', port] of upstreams) expect([name, [port]]).toEqual([name, portOf(name)]);
  });

  it('takes the calls of web at a port that is published nowhere', () => {
    const [address = ''] = all(/\$\{CMS_URL:-(.+)\}/g, services.web?.environment?.CMS_URL ?? '');
    const { hostname, port } = new URL(address);
    expect([hostname, caddyfile]).toEqual(['proxy', expect.stringMatching(new RegExp(`^:${port} \\{$`, 'm'))]);
    expect(all(/:(\d+)(?:\/udp)?$/gm, (proxy.ports ?? []).join('\n'))).toEqual(['80', '443', '443']);
  });

  it('gives each request from outside an id, to the servers and in the answer, under the name that they read', () => {
    const logged = /^\(logged\) \{\n([^}]*(?:\{http\.request\.uuid\}[^}]*)+)^\}/m.exec(caddyfile)?.[1] ?? '';
    const given = all(/^\trequest_header (\S+) \{http\.request\.uuid\}$/gm, logged);
    const answered = all(/^\theader >(\S+) \{http\.request\.uuid\}$/gm, logged);
    expect([...given, ...answered].map((name) => name.toLowerCase())).toEqual([REQUEST_ID_HEADER, REQUEST_ID_HEADER]);
    expect(all(/^\{\$(\w+)\} \{\n\timport logged$/gm, caddyfile)).toEqual(['SITE_ADDRESS', 'CMS_ADDRESS']);
  });
});

it('nothing but the proxy is reached from other machines', () => {
  const published = Object.entries(services).filter(([name, { ports }]) => name !== 'proxy' && ports);
  expect(published.map(([name, { ports, profiles }]) => [name, ports, profiles])).toEqual([
    ['mail', ['127.0.0.1:8025:8025'], ['mail']],
  ]);
});

it.each(['web', 'cms'])('the health check of %s asks the port of its image', (name) => {
  const [port = ''] = portOf(name);
  expect(services[name]?.healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${port}/`);
});

it.each(['proxy', 'web', 'cms', 'bucket', 'backup'])('%s cannot write where it stands, nor become more', (name) => {
  expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

it.each(['web/Dockerfile', 'cms/Dockerfile'])('the last user of %s is not root', (path) => {
  expect(all(/^USER (\w+)$/gm, file(path)).at(-1)).toBe('node');
});

describe('new-settings.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upfield-containers-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs it in a tree of its own. */
  function settingsFor(...names: string[]) {
    const tree = join(folder, names.join('-') || 'here');
    mkdirSync(join(tree, 'scripts'), { recursive: true });
    cpSync(import.meta.dirname, join(tree, 'scripts/containers'), { recursive: true });
    const write = () =>
      execFileSync('sh', [join(tree, 'scripts/containers/new-settings.sh'), ...names], { stdio: 'pipe' });
    write();
    const path = join(tree, '.env');
    return { write, path, settings: parseEnv(readFileSync(path, 'utf8')) as Record<string, string> };
  }
  const needed = [...new Set(all(/\$\{(\w+):\?/g, composeFile))];

  it.each([[[]], [['upfield.example', 'cms.upfield.example']]])('writes all that is needed for %j', (names) => {
    const { settings } = settingsFor(...names);
    expect(Object.keys(settings).sort()).toEqual(needed.toSorted());
    const [site, cms] = [settings.SITE_ADDRESS, settings.CMS_ADDRESS].map((name = '') => name.replace('http://', ''));
    const addresses = [settings.PUBLIC_URL, settings.CMS_PUBLIC_URL].map((address = '') => new URL(address).hostname);
    expect([site, cms]).toEqual(addresses);
  });

  it('makes secrets that the servers take, for its owner alone, and never over others', () => {
    const { write, path, settings } = settingsFor('a.example', 'b.example');
    const secrets = Object.entries(settings).filter(([name]) => /KEY|SECRET|SALT|PASSWORD/.test(name));
    expect(secretFaults(Object.fromEntries(secrets))).toEqual([]);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(write).toThrow(/is not written anew/);
  });
});
