/** Runs one of the CMS's commands with the site's settings: `npm run seed`, `npm run reset-password -- staff@example.com`. */
import { cmsCommand } from './lib/cms-command.mjs';
import { settings, settingsWithoutSecrets } from './lib/settings.mjs';

/** Secrets are made where there are none, and a restore wants its place empty (docs/operations.md, Restore). */
const COMES_BEFORE_A_RESTORE = 'make-bucket';

const [name = '', ...args] = process.argv.slice(2);
await cmsCommand(name, args, name === COMES_BEFORE_A_RESTORE ? settingsWithoutSecrets : settings);
