import type { Language } from './messages';

/** Content types a picker and the server accept. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** What people call them. */
const TYPE_NAMES: Record<(typeof IMAGE_TYPES)[number], string> = {
  'image/jpeg': 'JPG',
  'image/jpg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
};

/** The accepted formats in words, such as "JPG, PNG, GIF or WebP". */
export const imageTypeNames = (language: Language = 'en'): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(
    new Set(Object.values(TYPE_NAMES)),
  );

/** Types that the content of a file can have. HEIC is among them, so that its refusal can say how to send the photo as JPG. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/heic';

/** As many of a file's first bytes as `imageTypeOf` looks at. */
export const IMAGE_TYPE_BYTES = 12;

/** Major brands of HEIF files that hold HEVC pictures (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Major brands of HEIF files that hold AV1 pictures (AV1 Image File Format, section 6). */
const AVIF_BRANDS = ['avif', 'avis'];

const startsWith = (bytes: Uint8Array, signature: number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/**
 * The type of a file by its first bytes, independent of its name and headers. Checked before a decoder opens the file:
 * a decoder would also open formats that carry scripts, such as SVG.
 * @param bytes the file, or at least its first `IMAGE_TYPE_BYTES`
 * @returns null for anything but these formats
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'image/gif';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  if (!startsWith(bytes, ascii('ftyp'), 4)) return null;
  const hasBrand = (brand: string) => startsWith(bytes, ascii(brand), 8);
  if (AVIF_BRANDS.some(hasBrand)) return 'image/avif';
  return HEIC_BRANDS.some(hasBrand) ? 'image/heic' : null;
}
