import { environment } from '../environment';
import { sign } from '../signing';

/**
 * What stands in the database for an account, an address or a network: nobody can read from it whose it was. The key is
 * a secret of the server, because every IPv4 address can be tried.
 */
export const sealed = (...parts: string[]): string =>
  sign(JSON.stringify(parts), environment.INTERNAL_SECRET, 'base64url');
