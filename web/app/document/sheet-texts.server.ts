import { readdirSync, readFileSync } from 'node:fs';
import { environment } from '~/environment/environment.server';

/** Beside the built server. */
const ASSETS = new URL('../client/assets/', import.meta.url);

/** The style sheets of the build by the address that pages know them by; none while developing, when Vite makes them as they are asked for. */
export const SHEET_TEXTS: ReadonlyMap<string, string> =
  environment.NODE_ENV === 'development' ? new Map() : sheetsIn(ASSETS);

function sheetsIn(folder: URL): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [`/assets/${name}`, readFileSync(new URL(name, folder), 'utf8').trim()]));
}
