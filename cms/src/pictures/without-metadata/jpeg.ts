const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APPLICATION = { first: 0xe0, last: 0xef };
const COMMENT = 0xfe;

/** A JFIF segment of this length, in bytes, has no thumbnail: one may show what was cut off the picture. */
const JFIF_WITHOUT_THUMBNAIL = 16;

/**
 * A JPEG without Exif, XMP, comments, thumbnails and data after its end; colour profile and coding stay (ITU-T T.81,
 * annex B).
 * @returns null when its structure is not as the standard has it
 */
export function jpegWithoutMetadata(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === MARKER) {
    const marker = bytes.readUInt8(at + 1);
    // A marker may be preceded by any number of fill bytes.
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (isNeeded(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
    if (bytes[at + 1] === END_OF_IMAGE) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
  }
  return null;
}

function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APPLICATION.first || marker > APPLICATION.last) return true;
  const starts = (text: string) => segment.subarray(4, 4 + text.length).toString('latin1') === text;
  if (starts('JFIF\0')) return segment.length === JFIF_WITHOUT_THUMBNAIL + 2;
  return starts('ICC_PROFILE\0') || starts('Adobe');
}

/** Where the coded data ends: at the first marker that is neither a coded 0xFF nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === MARKER || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
