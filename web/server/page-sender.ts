import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Choice, chooseCoding } from './content-coding';
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
  readonly #forms = new WeakMap<PackedPage, Partial<Record<Choice, Form>>>();

  /** @param common headers of every answer; the page's own take their place */
  constructor(private readonly common: HeaderList) {}

  /**
   * Answers GET or HEAD in the coding that the client prefers, or says that what it holds is unchanged (RFC 9110, section 13.1.2): at once,
   * unless nobody asked for this page in this coding before.
   */
  send({ headers }: IncomingMessage, response: ServerResponse, page: PackedPage): void {
    const coding = chooseCoding(headers['accept-encoding'], page.packed.body.codings);
    const answer = (form: Form) => sendForm(response, page.status, form, headers['if-none-match']);
    const form = this.#forms.get(page)?.[coding];
    if (form) answer(form);
    else this.#make(page, coding).then(answer, () => response.destroy());
  }

  async #make(page: PackedPage, coding: Choice): Promise<Form> {
    const form = makeForm(page, coding, await page.packed.body.in(coding), this.common);
    this.#forms.set(page, { ...this.#forms.get(page), [coding]: form });
    return form;
  }
}

function sendForm(response: ServerResponse, status: number, form: Form, held: string | undefined): void {
  if (status === 200 && isHeld(form.etag, held)) response.writeHead(304, form.unchangedHeaders).end();
  else response.writeHead(status, form.headers).end(form.bytes);
}

function makeForm(page: PackedPage, coding: Choice, bytes: Uint8Array, common: HeaderList): Form {
  const { tag } = page.packed;
  const isCoded = coding !== 'identity';
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
