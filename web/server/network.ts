import { NETWORK_BITS } from '@upfield/cms/contract';
import ipaddr from 'ipaddr.js';

/**
 * The network that an address belongs to: the /24 of IPv4, the /48 of IPv6.
 * @returns the text itself when it is no address
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const bytes = parsed.toByteArray().slice(0, NETWORK_BITS[kind] / 8);
  return `${kind}:${bytes.join('.')}`;
}
