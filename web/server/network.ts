import ipaddr from 'ipaddr.js';

/** Leading bits of an address that one customer of a provider is given: any address below them may be theirs. */
const CUSTOMER_BITS = { ipv4: 24, ipv6: 48 } as const;

/**
 * The network that an address belongs to: the /24 of IPv4, the /48 of IPv6.
 * @returns the text itself when it is no address
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const bytes = parsed.toByteArray().slice(0, CUSTOMER_BITS[kind] / 8);
  return `${kind}:${bytes.join('.')}`;
}
