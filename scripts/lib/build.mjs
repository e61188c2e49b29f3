import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { whenChanged } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { must } from './run.mjs';

const SHARED = ['package-lock.json', 'tsconfig.json'];
const WEB = ['app', 'server', 'vite', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'].map(
  (path) => `web/${path}`,
);

const ADMIN = ['package.json', 'src/admin', 'src/art/brand.ts', 'src/art/mix.ts', 'config/admin.ts'].map(
  (path) => `cms/${path}`,
);

/**
 * Says what is done and how long that takes on two cores, and does it: for minutes nothing else may be printed.
 * @param {string} what
 * @param {string} time
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
function step(what, time, command, args, options) {
  console.log(`${what}: ${time}.`);
  return must(what, command, args, options);
}

/** Installs the packages when the lock file has changed since the last install, also those that build, whatever NODE_ENV says. */
export const install = () =>
  whenChanged('node_modules/.upfield-install', ['package-lock.json'], () =>
    step('Installing packages', 'some minutes the first time', 'npm', [
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
    ]),
  );

/**
 * Builds the admin panel, the slow part (one to three minutes): only its own sources count. Without NODE_ENV
 * Strapi bundles its development form: slow, and with a guided tour for developers over every screen.
 */
const buildAdmin = () =>
  whenChanged('cms/dist/.admin', [...SHARED, ...ADMIN], () =>
    step('Building the CMS admin', 'one to three minutes', 'npm', ['run', 'build', '--workspace', 'cms'], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

/** Compiler output, deleted before compiling: Strapi loads every file in it, also those of deleted sources. */
const COMPILED = ['cms/dist/src', 'cms/dist/config', 'cms/dist/tsconfig.tsbuildinfo'];

/** Compiles the CMS's own code. */
const buildCms = () =>
  whenChanged('cms/dist/.server', [...SHARED, 'cms/package.json', 'cms/tsconfig.json', 'cms/src', 'cms/config'], () => {
    for (const path of COMPILED) rmSync(join(ROOT, path), { recursive: true, force: true });
    return step('Building the CMS', 'less than a minute', 'npm', ['run', 'compile', '--workspace', 'cms']);
  });

/** Builds the pages and the web server. With another NODE_ENV, as test runners set it, React would come in its development form. */
const buildWeb = () =>
  whenChanged('web/build/.stamp', [...SHARED, ...WEB, 'cms/src/contract', 'cms/src/art', 'cms/src/phone'], () =>
    step('Building the site', 'one to three minutes', 'npm', ['run', 'build', '--workspace', 'web'], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

/**
 * Builds whatever has changed, one after the other: the admin's build alone takes over 2 GB.
 * @returns {Promise<string[]>} the names of the parts that were built
 */
export async function build() {
  const parts = /** @type {const} */ ([
    ['admin', buildAdmin],
    ['cms', buildCms],
    ['web', buildWeb],
  ]);
  const built = [];
  for (const [name, make] of parts) if (await make()) built.push(name);
  return built;
}
