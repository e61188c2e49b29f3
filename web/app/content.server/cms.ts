import { type CmsCall, callCms } from './cms-call';

/** Failures of a connection that was never made, so that nothing was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a call failed before anything of it was sent, and can be made elsewhere whatever it does. */
export function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return NOT_CONNECTED.has(code) || isUnsent(error.cause);
}

/** What a balancer answers for a CMS that went away in the middle of a call (RFC 9110, section 15.6.3). */
const LOST = 502;

interface Call extends RequestInit {
  /** Whether a write may arrive twice and is done once; a read always may. */
  repeatable?: boolean;
}

/**
 * The addresses at which the CMS answers (setting `CMS_URL`): replicas that share their data, or one that has them behind it. Calls
 * begin with the address that answered last.
 */
export class Cms {
  #first = 0;

  /** @param addresses origins, at least one */
  constructor(private readonly addresses: readonly string[]) {}

  /** All addresses in the order in which to try them. */
  inOrder(): readonly string[] {
    return [...this.addresses.slice(this.#first), ...this.addresses.slice(0, this.#first)];
  }

  /** Calls begin elsewhere from now on. */
  leave(address: string): void {
    if (this.addresses[this.#first] === address) this.#first = (this.#first + 1) % this.addresses.length;
  }

  /**
   * Makes a call, and makes it again where one address fails and that is safe: any call that was not sent; a read, or a write that is
   * done once, whose connection was lost, here or by a balancer, or that was answered 503. A single address is asked once more for what was
   * lost on the way. A call that takes too long is not repeated, because someone waits for it.
   * @param kind what it is for, as it is counted
   * @param path from the root, such as `/api/sports`
   * @throws what `fetch` throws
   */
  async call(kind: CmsCall['kind'], path: string, { repeatable, ...init }: Call = {}): Promise<Response> {
    const mayRepeat = repeatable || init.method === undefined || init.method === 'GET' || init.method === 'HEAD';
    const [first = '', ...others] = this.inOrder();
    const spare = others.length > 0 ? others : [first];
    return this.#try((address) => callCms(kind, new URL(path, address), init), mayRepeat, [first, ...spare]);
  }

  async #try(
    send: (address: string) => Promise<Response>,
    mayRepeat: boolean,
    [address = '', ...others]: string[],
  ): Promise<Response> {
    try {
      const response = await send(address);
      const [next] = others;
      const isLost = response.status === LOST || (response.status === 503 && next !== address);
      if (!isLost || !mayRepeat || next === undefined) return response;
      await response.body?.cancel();
    } catch (error) {
      this.leave(address);
      if (others.length === 0 || isTimeout(error) || !(mayRepeat || isUnsent(error))) throw error;
      return this.#try(send, mayRepeat, others);
    }
    this.leave(address);
    return this.#try(send, mayRepeat, others);
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
