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

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compress: Record<Coding, (bytes: Uint8Array, level: number) => Promise<Buffer>> = {
  br: (bytes, level) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    }),
  gzip: (bytes, level) => gzipped(bytes, { level }),
};

/** Whether a body is long enough for a coding to gain something. */
export const isWorthCoding = ({ byteLength }: Uint8Array): boolean => byteLength >= WORTHWHILE_BYTES;

/**
 * Compresses in the thread pool.
 * @param effort from `EFFORT`
 */
export async function encode(bytes: Uint8Array, coding: Coding, effort: Record<Coding, number>): Promise<Uint8Array> {
  // Copied: zlib may return a view into a larger buffer, all of which would stay in memory.
  return new Uint8Array(await compress[coding](bytes, effort[coding]));
}

/** What a client is sent: a coding, or the body as it is. */
export type Choice = Coding | 'identity';

const ALL: Coded<true> = { br: true, gzip: true };

/** A body that many clients are sent. Each coding is made once, when the first client asks for it: browsers ask for one, and none asks for all. */
export class CodedBody {
  readonly #forms: Partial<Record<Coding, Promise<Uint8Array>>> = {};

  /** @param effort from `EFFORT` */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly effort: Record<Coding, number>,
  ) {}

  /** The codings that it can be had in. */
  get codings(): Coded<true> {
    return isWorthCoding(this.bytes) ? ALL : {};
  }

  /** The body's bytes in one of its codings, or as they are. */
  async in(choice: Choice): Promise<Uint8Array> {
    if (choice === 'identity') return this.bytes;
    this.#forms[choice] ??= encode(this.bytes, choice, this.effort);
    return this.#forms[choice];
  }
}

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
