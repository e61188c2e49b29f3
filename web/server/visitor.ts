import type { IncomingHttpHeaders } from 'node:http';
import {
  NETWORK_BITS,
  VISITOR_ADDRESS_HEADER,
  VISITOR_SIGNATURE_HEADER,
  visitorSignatureText,
} from '@upfield/cms/contract';
import { REQUEST_ID_HEADER } from '@upfield/cms/contract/request-id';
import ipaddr from 'ipaddr.js';
import { sign } from '~/content.server/signature';

/** Headers that only this server may write: what a client sends under these names is dropped. */
const OURS = new Set([
  VISITOR_ADDRESS_HEADER,
  VISITOR_SIGNATURE_HEADER,
  REQUEST_ID_HEADER,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);

/**
 * Headers that carry the visitor's address to the CMS, so that its rate limits count visitors and not this server (decisions, Product).
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

declare module '@remix-run/node' {
  /** What the HTTP server hands to loaders and actions as `context`. */
  interface AppLoadContext {
    /** IP address of the visitor, as reported by the trusted proxies. */
    visitorAddress: string;
    /** Signed headers with the visitor's address, which an action passes on when it calls the CMS. */
    visitorHeaders: Record<string, string>;
    /** Parameters of the visitor's address that the page does not know, as a query: they say where the visitor came from. */
    droppedQuery: string;
    /** Texts of the build's style sheets by address, which the page carries; none while developing. */
    styleSheets?: ReadonlyMap<string, string>;
  }
}
