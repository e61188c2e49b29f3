/** Signature and logical screen. */
const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const PICTURE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Says how often an animation repeats. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Bytes of the colour table that a packed field announces (GIF89a, section 18). */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0);

/**
 * A GIF without comments, application data and data after its end (GIF89a specification).
 * @returns null when its structure is not as the specification has it
 */
export function gifWithoutMetadata(bytes: Buffer): Buffer | null {
  let at = HEAD_BYTES + tableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    if (kind !== PICTURE && kind !== EXTENSION) return null;
    const data = kind === PICTURE ? at + 11 + tableBytes(bytes[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(bytes, data);
    if (kind === PICTURE || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL;
  return LOOPS.has(bytes.subarray(at + 3, at + 14).toString('latin1'));
}

/** Data comes in blocks, each with its length in front; one of no length ends them. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
