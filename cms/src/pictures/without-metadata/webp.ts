/** `RIFF`, length, `WEBP`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;

/** Chunks that say how the picture looks (RFC 9649, section 2.7). */
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Flags of `VP8X` that announce Exif and XMP. */
const METADATA_FLAGS = 0b0000_1100;

/**
 * A WebP without Exif, XMP and data after its end.
 * @returns null when its structure is not as the standard has it
 */
export function webpWithoutMetadata(bytes: Buffer): Buffer | null {
  const fileEnd = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return null;
  const kept: Buffer[] = [];
  let at = HEAD_BYTES;
  while (at + CHUNK_HEAD_BYTES <= fileEnd) {
    const size = bytes.readUInt32LE(at + 4);
    // A chunk of odd length is followed by a byte of padding.
    const end = at + CHUNK_HEAD_BYTES + size + (size % 2);
    if (end > fileEnd) return null;
    const name = bytes.subarray(at, at + 4).toString('latin1');
    if (NEEDED.has(name)) kept.push(name === 'VP8X' ? withoutFlags(bytes.subarray(at, end)) : bytes.subarray(at, end));
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(
    kept.reduce((sum, chunk) => sum + chunk.length, 4),
    4,
  );
  return Buffer.concat([head, ...kept]);
}

function withoutFlags(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  changed.writeUInt8(changed.readUInt8(CHUNK_HEAD_BYTES) & ~METADATA_FLAGS, CHUNK_HEAD_BYTES);
  return changed;
}
