import ipaddr from 'ipaddr.js';
import { NETWORK_BITS } from '../contract';

/**
 * The network an address belongs to: the /24 of IPv4, the /48 of IPv6. One customer may hold every address of it.
 * @returns the address itself when it is none
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${NETWORK_BITS.ipv4}`)}/${NETWORK_BITS.ipv4}`;
  }
  const groups = parsed.parts.slice(0, NETWORK_BITS.ipv6 / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${NETWORK_BITS.ipv6}`;
}
