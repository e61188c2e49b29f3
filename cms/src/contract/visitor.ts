/** Headers by which the web server tells the CMS whose request it carries (decisions, Product). */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address';
export const VISITOR_SIGNATURE_HEADER = 'x-visitor-signature';

/**
 * What is signed (HMAC-SHA256 with INTERNAL_SECRET, hex) for the signature's header, whose value is `t={seconds},v1={signature}`.
 * @param seconds Unix seconds
 * @param address IP address of the visitor
 */
export const visitorSignatureText = (seconds: number, address: string) => `${seconds}.${address}`;

/**
 * Leading bits of an address that one customer of a provider is given: any address below them may be theirs. Both servers
 * count visitors by such networks; multiples of 8 and of 16.
 */
export const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;
