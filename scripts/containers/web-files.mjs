/**
 * `node scripts/containers/web-files.mjs <folder>`: copies to a folder what the built web server needs, and nothing else: the packages
 * that it imports, found by following its imports, and what it sends to browsers. Run by web/Dockerfile: with the whole of
 * `node_modules` the image would be four times as large.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT } from '../lib/paths.mjs';

const SERVERS = ['web/build/http/server.js', 'web/build/server/index.js'];
const BESIDE = ['web/build', 'web/package.json', 'package.json'];
/** Compiles sources while developing; its import is never reached in production. */
const DEVELOPMENT = ['node_modules/vite/**'];
const FOR_DEVELOPERS = /\.(?:map|md|d\.[cm]?ts)$/;

/**
 * The package that a file belongs to. All of it is copied: which of its files Node takes depends on Node's version.
 * @param {string} file relative to the repository's root
 * @returns {string[]} its folder; none for a file of our own
 */
const packageOf = (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.slice(0, 1) ?? [];

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to copy to.');
const servers = SERVERS.map((file) => join(ROOT, file));
const { fileList } = await nodeFileTrace(servers, { base: ROOT, ignore: DEVELOPMENT });
const needed = new Set([...BESIDE, ...[...fileList].flatMap(packageOf)]);
for (const path of needed) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(ROOT, path), join(target, path), { recursive: true, filter: (file) => !FOR_DEVELOPERS.test(file) });
}
