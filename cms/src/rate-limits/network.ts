import { isIPv4, isIPv6 } from 'node:net';
import { NETWORK_BITS } from '../contract';

/**
 * The network an address belongs to: the /24 of IPv4, the /48 of IPv6. One customer may hold every address of it.
 * @returns the address itself when it is none
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) {
    const parts = plain.split('.').map((part, index) => (index < NETWORK_BITS.ipv4 / 8 ? part : '0'));
    return `${parts.join('.')}/${NETWORK_BITS.ipv4}`;
  }
  const [unzoned = ''] = plain.split('%');
  if (isIPv6(unzoned)) {
    return `${expand(unzoned)
      .slice(0, NETWORK_BITS.ipv6 / 16)
      .join(':')}::/${NETWORK_BITS.ipv6}`;
  }
  return address;
}

/** Writes out the groups that `::` stands for. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after];
}
