/** Runs one of the CMS's commands with the site's settings: `npm run seed`, `npm run reset-password -- staff@example.com`. */
import { cmsCommand } from './lib/cms-command.mjs';
import { settings } from './lib/settings.mjs';

const [name = '', ...args] = process.argv.slice(2);
await cmsCommand(name, args, settings);
