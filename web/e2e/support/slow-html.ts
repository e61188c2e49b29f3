import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between browser and site that sends pages as a slow network does: in pieces, each of which is painted. */
export interface SlowHtml {
  /** For `proxy.server` of a browser context. */
  address: string;
  stop: () => Promise<void>;
}

const PIECE_BYTES = 2000;
/** Half a frame. */
const BETWEEN_PIECES_MS = 8;

export async function startSlowHtml(): Promise<SlowHtml> {
  const server = createServer((incoming, answer) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
    // Pieces of a packed page would be none of the page.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = request({ hostname, port, path: pathname + search, method: incoming.method, headers });
    outgoing.on('response', (response) => void pass(response, answer));
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
}

async function pass(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
  if (!response.headers['content-type']?.startsWith('text/html')) {
    response.pipe(answer);
    return;
  }
  const html = Buffer.concat(await response.toArray());
  for (let sent = 0; sent < html.length; sent += PIECE_BYTES) {
    answer.write(html.subarray(sent, sent + PIECE_BYTES));
    await new Promise((next) => setTimeout(next, BETWEEN_PIECES_MS));
  }
  answer.end();
}
