import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The content codings that we make (RFC 9110, section 8.4.1), the smaller one first. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/** The forms of a body by their coding; a coding without a form is sent uncompressed. */
export type Coded<Form> = Readonly<Partial<Record<Coding, Form>>>;

/** Levels of compression. */
export const EFFORT = {
  /** For a page, made again with every change of its content: a few milliseconds. Brotli's highest takes a quarter of a second to save a sixth. */
  page: { br: 5, gzip: 6 },
  /** For a file, once a build. */
  file: { br: 11, gzip: 9 },
} as const;

/** A shorter body gains nothing: it fits into one packet uncompressed. */
const WORTHWHILE_BYTES = 1024;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Compresses in the thread pool, in all codings at once.
 * @param effort from `EFFORT`
 * @returns no forms for a body shorter than `WORTHWHILE_BYTES`
 */
export async function encode(bytes: Uint8Array, effort: Record<Coding, number>): Promise<Coded<Uint8Array>> {
  if (bytes.byteLength < WORTHWHILE_BYTES) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gzip] = await Promise.all([compress.br(bytes, { params }), compress.gzip(bytes, { level: effort.gzip })]);
  // Copied: zlib may return a view into a larger buffer, all of which would stay in memory.
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

type Choice = Coding | 'identity';

/** Clients send few different headers, so their results are cached; long or rare headers are parsed each time. */
const preferences = new LRUCache<string, readonly Choice[]>({
  max: 500,
  maxSize: 50_000,
  maxEntrySize: 200,
  sizeCalculation: (_choices, header) => header.length + 1,
});

/**
 * The coding for a client, by the weights of its `Accept-Encoding` (RFC 9110, section 12.5.3); among equals the smaller one.
 * @param header as it was sent; undefined for a client that sends none
 * @param forms the codings that there are
 */
export function chooseCoding(header: string | undefined, forms: Coded<unknown>): Choice {
  return (
    preferenceOf(header ?? '').find((choice) => choice === 'identity' || forms[choice] !== undefined) ?? 'identity'
  );
}

function preferenceOf(header: string): readonly Choice[] {
  const known = preferences.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const choices = negotiator.encodings<Choice>([...CODINGS, 'identity'], CODINGS);
  preferences.set(header, choices);
  return choices;
}
