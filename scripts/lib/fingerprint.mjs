import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const SKIPPED = /(^|\/)(node_modules|dist|build|\.cache|\.strapi|generated)$|\.test\.tsx?$|\.webp$/;

/** @param {string} path relative to the root @returns {string[]} */
function filesOf(path) {
  if (!existsSync(join(ROOT, path)) || SKIPPED.test(path)) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/**
 * One hash over the text of files and folders, tests and build output left out.
 * @param {string[]} paths relative to the root
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Does a piece of work only when what it depends on has changed since it last succeeded.
 * @param {string} stamp file that remembers the fingerprint, relative to the root
 * @param {string[]} inputs
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether the work was done
 */
export async function whenChanged(stamp, inputs, work) {
  const file = join(ROOT, stamp);
  const now = fingerprint(inputs);
  if (existsSync(file) && readFileSync(file, 'utf8') === now) return false;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, now);
  return true;
}
