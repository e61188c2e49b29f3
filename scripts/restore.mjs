/** `npm run restore -- <archive>`: brings an archive of `npm run backup` into an empty place (docs/operations.md). */
import { cmsCommand } from './lib/cms-command.mjs';
import { fromCaller } from './lib/paths.mjs';
import { settingsWithoutSecrets } from './lib/settings.mjs';

const [archive = '', ...options] = process.argv.slice(2);
await cmsCommand('restore', archive ? [fromCaller(archive), ...options] : [], settingsWithoutSecrets);
