import { environment } from '../environment';
import { sign } from '../signing';

/**
 * Pseudonym (HMAC) of an account, an address or a network, for storage. It is keyed with a secret of the server,
 * because a plain hash of an IPv4 address can be reversed by trying all of them.
 */
export const keyedHash = (...parts: string[]): string =>
  sign(JSON.stringify(parts), environment.INTERNAL_SECRET, 'base64url');
