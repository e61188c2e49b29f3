import { connect } from 'node:net';
import { server } from './server';

interface RawAnswer {
  status: number;
  text: string;
}

/**
 * Sends what no client library would: a request line as it is written, and a body as it comes.
 * @param head request line and further headers, without `Host`
 * @param body sent after the head, piece by piece
 * @returns the first answer; status 0 when the connection ends without one
 */
export async function rawRequest(head: string | string[], body: (string | Uint8Array)[] = []): Promise<RawAnswer> {
  const { port } = new URL((await server()).base);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(`${[head, 'Host: localhost'].flat().join('\r\n')}\r\n\r\n`);
    for (const piece of body) socket.write(piece);
  });
}

/** One chunk of a body with `Transfer-Encoding: chunked`; an empty one ends it (RFC 9112, 7.1). */
export const chunk = (content: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(content).toString(16)}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
