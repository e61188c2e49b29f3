import { encode } from 'uqr';

/** A QR code as a picture of so many units each way: the path of its dark squares. */
export interface PageCode {
  size: number;
  path: string;
}

/** The QR code of an address, without the quiet zone around it, which is the paper's. */
export function pageCode(address: string): PageCode {
  const { data, size } = encode(address, { border: 0, ecc: 'M' });
  return { size, path: data.map(rowPath).join('') };
}

/** One rectangle for each run of dark squares. */
function rowPath(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...line.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
