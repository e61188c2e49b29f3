import { report } from '../backup/report';
import { takeBackup } from '../backup/take-backup';
import { printEvent, run } from './run';

const USAGE = 'Usage: backup <folder, or the path of the archive>';

/** Puts the database, the pictures and the secrets into one archive while the site runs, encrypted where BACKUP_PASSPHRASE is set. */
run(async () => {
  const [target = ''] = process.argv.slice(2);
  if (target === '') throw new Error(USAGE);
  const start = performance.now();
  const { path, bytes, manifest } = await takeBackup(target);
  // Where cron runs it, this is what gets mailed.
  for (const name of manifest.missing) console.error(`Missing picture: ${name}`);
  printEvent({ event: 'backed-up', path, bytes, ...report(manifest, start) });
});
