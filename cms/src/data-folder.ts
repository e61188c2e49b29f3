import { mkdirSync } from 'node:fs';
import { environment } from './environment';

/**
 * Makes the data folder where it is missing, for its owner alone: it holds personal data of minors, which no other user of the machine reads. Who
 * writes below it calls this first; the folders in it need no mode of their own then. One that is there keeps its mode (scripts/lib/settings.mjs
 * closes those of earlier starts).
 */
export function makeDataFolder(): void {
  mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 });
}
