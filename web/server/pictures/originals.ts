import { FOCAL_POINT_HEADER } from '@upfield/cms/contract';
import type { Cms } from '~/content.server/cms';
import { originalAddress, type PictureRequest } from '~/ui/picture-address';
import type { Point } from './share-picture';

/** What the CMS answers about a stored picture that visitors may see. */
export interface Original {
  etag: string;
  /** The focal point; null where the editor set none. */
  focus: Point | null;
  /** `Cache-Control` of the variants: the picture's own. */
  cacheControl: string;
  /** `X-Robots-Tag`; null for none. */
  robots: string | null;
}

/** The CMS gave no usable answer, so it is unknown whether the picture exists. */
export class OriginalsUnreachable extends Error {
  override readonly name = 'OriginalsUnreachable';
}

const TIMEOUT_MS = 10_000;

/** The largest file of which variants are made, in bytes; photographs of the media library are far below it. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Reads stored pictures through the same public addresses as visitors, so that a picture hidden with its card is not found here either. */
export class Originals {
  constructor(private readonly cms: Cms) {}

  /**
   * @returns null for a picture that is not there, that visitors may not see, or that is too large
   * @throws OriginalsUnreachable
   */
  async find(request: PictureRequest): Promise<Original | null> {
    const response = await this.#ask('HEAD', request);
    const isTaken = response && Number(response.headers.get('content-length')) <= MAX_BYTES;
    return isTaken ? originalOf(response.headers) : null;
  }

  /**
   * The bytes of a picture that `find` found.
   * @throws OriginalsUnreachable, also for one that has gone meanwhile
   */
  async read(request: PictureRequest): Promise<Buffer> {
    const response = await this.#ask('GET', request);
    if (!response) return unreachable(request)('It has gone');
    return Buffer.from(await response.arrayBuffer().catch(unreachable(request)));
  }

  /** @returns null for every refusal */
  async #ask(method: 'GET' | 'HEAD', request: PictureRequest): Promise<Response | null> {
    const options: RequestInit = { method, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await this.cms.call('picture', originalAddress(request), options).catch(unreachable(request));
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status >= 500) unreachable(request)(response.status);
    return null;
  }
}

const unreachable =
  ({ file }: PictureRequest) =>
  (cause: unknown): never => {
    throw new OriginalsUnreachable(`/uploads/${file}`, { cause });
  };

function originalOf(headers: Headers): Original {
  return {
    etag: headers.get('etag') ?? '',
    focus: pointOf(headers.get(FOCAL_POINT_HEADER)),
    cacheControl: headers.get('cache-control') ?? 'no-store',
    robots: headers.get('x-robots-tag'),
  };
}

/** @param text `{x} {y}` in percent */
function pointOf(text: string | null): Point | null {
  const [x, y] = (text ?? '').split(' ').map((percent) => Number(percent) / 100);
  const isShare = (share: number | undefined): share is number => share !== undefined && share >= 0 && share <= 1;
  return text && isShare(x) && isShare(y) ? { x, y } : null;
}
