import { report } from '../backup/report';
import { restoreBackup, secretsOf } from '../backup/restore-backup';
import { printEvent, run } from './run';

const USAGE = `Usage:
restore <archive>             brings it into an empty place
restore <archive> --secrets   prints its secrets as lines of an .env file, and brings in nothing`;

/** Brings an archive of `backup` into the empty place that the settings name. */
run(async () => {
  const [path = '', option] = process.argv.slice(2);
  if (path === '' || (option !== undefined && option !== '--secrets')) throw new Error(USAGE);
  if (option) {
    const secrets = Object.entries(await secretsOf(path));
    process.stdout.write(secrets.map(([name, value]) => `${name}=${value}\n`).join(''));
    return;
  }
  const start = performance.now();
  const manifest = await restoreBackup(path);
  printEvent({ event: 'restored', ...report(manifest, start) });
});
