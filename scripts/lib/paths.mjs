import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The absolute form of a path that was typed: npm runs its scripts in the project's root, whatever folder they are called from.
 * @param {string} path
 */
export const fromCaller = (path) => resolve(process.env.INIT_CWD ?? '', path);
