const SIGNATURE_BYTES = 8;
/** Length, name and checksum. */
const CHUNK_FRAME_BYTES = 12;

/** Chunks that say how the still picture looks (PNG, third edition, section 11); an animation's frames are not among them. */
const NEEDED = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
]);

/**
 * A PNG without texts, Exif, times and data after its end.
 * @returns null when its structure is not as the standard has it
 */
export function pngWithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const end = at + CHUNK_FRAME_BYTES + bytes.readUInt32BE(at);
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    if (NEEDED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
