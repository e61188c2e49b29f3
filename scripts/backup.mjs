/** `npm run backup -- <folder or archive>`: database, pictures and secrets in one archive, while the site runs (docs/operations.md). */
import { cmsCommand } from './lib/cms-command.mjs';
import { fromCaller } from './lib/paths.mjs';
import { settings } from './lib/settings.mjs';

await cmsCommand('backup', process.argv.slice(2).map(fromCaller), settings);
