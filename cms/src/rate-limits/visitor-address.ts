import { visitorSignatureText } from '../contract';
import { isSigned, sign } from '../signing';

/** A signature older than this is not believed, in seconds: long enough for two clocks that differ a little. */
const SIGNATURE_LIFE_SECONDS = 300;

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Signs a visitor's address.
 * @returns the header's value: `t=<unix seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<address>">`
 */
export function signAddress(secret: string, address: string, now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${sign(visitorSignatureText(seconds, address), secret)}`;
}

/** Whether `signature` was made with our secret, for this address, within `SIGNATURE_LIFE_SECONDS`. */
export function isSignedAddress(secret: string, address: string, signature: string, now = new Date()): boolean {
  const [, time, code] = SIGNATURE.exec(signature) ?? [];
  if (!time || !code) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > SIGNATURE_LIFE_SECONDS) return false;
  return isSigned(code, visitorSignatureText(seconds, address), secret);
}

/** The parts of a request that determine the visitor's address. */
export interface Origin {
  /** Address of the connection. */
  socket: string;
  /** Value of `X-Forwarded-For`. */
  forwarded: string;
  /** Value of our address header. */
  address: string;
  /** Value of our signature header. */
  signature: string;
}

/**
 * The address that limits count: the signed one when the signature holds, else the one that the nearest trusted
 * proxies saw, else the connection's.
 * @param hops trusted proxies in front of this server; each appends one address to `X-Forwarded-For`
 */
export function visitorAddress(origin: Origin, { secret, hops }: { secret: string; hops: number }, now = new Date()) {
  if (isSignedAddress(secret, origin.address, origin.signature, now)) return origin.address;
  const chain = origin.forwarded
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (hops === 0 || chain.length === 0) return origin.socket;
  return chain[Math.max(0, chain.length - hops)] ?? origin.socket;
}
