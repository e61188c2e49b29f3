import type { IncomingHttpHeaders } from 'node:http';
import { VISITOR_ADDRESS_HEADER, VISITOR_SIGNATURE_HEADER, visitorSignatureText } from '@upfield/cms/contract';
import { sign } from '~/content.server/signature';

/** Headers that only this server may write: what a client sends under these names is dropped. */
const OURS = new Set([
  VISITOR_ADDRESS_HEADER,
  VISITOR_SIGNATURE_HEADER,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);

/**
 * Headers that tell the CMS who the visitor is, so that its limits count visitors and not this server (decisions, Product).
 * @param address IP address of the visitor
 * @param seconds now, in Unix seconds
 * @returns `x-visitor-signature: t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<address>">`
 */
export function visitorHeaders(address: string, secret: string, seconds: number): Record<string, string> {
  const signature = sign(visitorSignatureText(seconds, address), secret);
  return { [VISITOR_ADDRESS_HEADER]: address, [VISITOR_SIGNATURE_HEADER]: `t=${seconds},v1=${signature}` };
}

/** The client's headers without those that it may not write. */
export function clientHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.has(name)));
}
