import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Coding, chooseCoding } from './content-coding';
import type { HeaderList, PackedPage } from './page';

/** One form of a page, ready to be sent. */
interface Form {
  etag: string;
  bytes: Uint8Array;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** The same for an answer without a body, 304. */
  unchangedHeaders: string[];
}

/** The answer depends on the cookie: editors with a preview cookie get drafts. */
const VARY = 'Accept-Encoding, Cookie';

/** Sends packed pages. The headers of a page are built once, not for each request. */
export class PageSender {
  readonly #forms = new WeakMap<PackedPage, Partial<Record<Coding | 'identity', Form>>>();

  /** @param common headers of every answer; the page's own take their place */
  constructor(private readonly common: HeaderList) {}

  /** Answers GET or HEAD in the coding that the client prefers, or says that what it holds is unchanged (RFC 9110, section 13.1.2). */
  send({ headers }: IncomingMessage, response: ServerResponse, page: PackedPage): void {
    const form = this.#form(page, chooseCoding(headers['accept-encoding'], page.packed.forms));
    if (page.status === 200 && isHeld(form.etag, headers['if-none-match'])) {
      response.writeHead(304, form.unchangedHeaders).end();
    } else {
      response.writeHead(page.status, form.headers).end(form.bytes);
    }
  }

  #form(page: PackedPage, coding: Coding | 'identity'): Form {
    let forms = this.#forms.get(page);
    if (forms === undefined) {
      forms = {};
      this.#forms.set(page, forms);
    }
    forms[coding] ??= makeForm(page, coding, this.common);
    return forms[coding];
  }
}

function makeForm(page: PackedPage, coding: Coding | 'identity', common: HeaderList): Form {
  const { tag, forms } = page.packed;
  const isCoded = coding !== 'identity';
  const bytes = (isCoded ? forms[coding] : undefined) ?? page.body;
  const etag = isCoded ? `"${tag}-${coding}"` : `"${tag}"`;
  const all = new Map([...common, ...page.headers].map(([name, value]) => [name.toLowerCase(), value]));
  all.set('vary', VARY).set('etag', etag).set('content-length', String(bytes.byteLength));
  if (isCoded) all.set('content-encoding', coding);
  const ofNoBody = [...all].filter(([name]) => !/^content-(?:encoding|length|type)$/.test(name));
  return { etag, bytes, headers: [...all].flat(), unchangedHeaders: ofNoBody.flat() };
}

/** A proxy that compresses an answer turns its strong entity tag into a weak one, so tags are compared without the `W/` mark. */
function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((held) => held.trim().replace(/^W\//, '') === etag);
}
