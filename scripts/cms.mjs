/** Runs one of the CMS's commands with the site's settings: `npm run seed`, `npm run reset-password -- staff@example.com`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cmsCommand } from './lib/cms-command.mjs';
import { ExpectedError } from './lib/main.mjs';
import { settings, settingsWithoutSecrets } from './lib/settings.mjs';

/** Secrets are made where there are none, and a restore wants its place empty (docs/operations.md, Restore). */
const COMES_BEFORE_A_RESTORE = 'make-bucket';

/** Works on a site that is there. On an empty place it would find no account and erase no person, and say so as if that were the site's answer. */
const OF_A_SITE = ['reset-password', 'leads'];

/** @throws {ExpectedError} where the settings lead to no site */
function settingsOfSite() {
  /** @type {NodeJS.ProcessEnv} */
  const { DATA_DIR = '', DATABASE_URL } = settingsWithoutSecrets();
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'upfield.db')))
    throw new ExpectedError(`There is no site in ${DATA_DIR}: set DATA_DIR as the site's \`npm start\` has it.`);
  return settings();
}

/** @param {string} name */
function settingsFor(name) {
  if (name === COMES_BEFORE_A_RESTORE) return settingsWithoutSecrets;
  return OF_A_SITE.includes(name) ? settingsOfSite : settings;
}

const [name = '', ...args] = process.argv.slice(2);
await cmsCommand(name, args, settingsFor(name));
