import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between browser and site that can break uploads in the middle, like a failing connection. */
export interface UploadCutter {
  /** For `proxy.server` of a browser context. */
  address: string;
  /** Cuts the connection of every upload once this many bytes have passed: browsers retry on their own. */
  cutAfter: (bytes: number) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

const UPLOAD = /\/upload-image$/;

export async function startUploadCutter(): Promise<UploadCutter> {
  let limit: number | null = null;
  const server = createServer((incoming, answer) => {
    const { host, pathname, search } = new URL(incoming.url ?? '');
    const [hostname, port] = host.split(':');
    const { method, headers } = incoming;
    const outgoing = request({ hostname, port, path: pathname + search, method, headers });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.on('close', () => {
      if (!incoming.complete) outgoing.destroy();
    });
    if (limit !== null && UPLOAD.test(pathname)) watch(incoming, answer, limit);
    incoming.pipe(outgoing);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    mend: () => {
      limit = null;
    },
    stop: () =>
      new Promise((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
}

function watch(upload: NodeJS.ReadableStream, answer: ServerResponse, limit: number): void {
  let passed = 0;
  upload.on('data', (part: Buffer) => {
    passed += part.length;
    if (passed > limit) answer.socket?.resetAndDestroy();
  });
}
