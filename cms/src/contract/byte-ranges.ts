/** One part of a file: from a byte, between two bytes, or so many bytes from the end. */
const BYTE_RANGE = /^(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Whether a `Range` header asks for bytes in the form of RFC 9110, 14.1.1. Whatever else it says is as if it were not there
 * (14.2), so the whole file is sent; a well-formed range that lies outside the file is 416.
 */
export function isByteRanges(header: string): boolean {
  const list = /^bytes=(.*)$/i.exec(header.trim())?.[1];
  const ranges = (list ?? '').split(',').map((range) => range.trim());
  // Empty elements of a list count for nothing (5.6.1.2).
  const named = ranges.filter((range) => range !== '');
  return named.length > 0 && named.every(isByteRange);
}

function isByteRange(range: string): boolean {
  const parts = BYTE_RANGE.exec(range);
  if (!parts) return false;
  const [, first, last] = parts;
  return !first || !last || Number(first) <= Number(last);
}
