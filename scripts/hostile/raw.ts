import { connect } from 'node:net';
import { Readable } from 'node:stream';

/** What came back on a connection. */
export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  text: string;
  tookMs: number;
}

interface Raw {
  port: number;
  /** Request line and headers, without the empty line. */
  head: string[];
  /** Written after the head as fast as the server takes it; nothing more is written once it has answered. */
  body?: Iterable<Buffer | string>;
  timeoutMs?: number;
}

/**
 * Sends a request as bytes, however broken, and reads until the server has answered, hangs up or the time is over. Our end of
 * the connection stays open: a server that waits for the rest of a body must time out.
 */
export function sendRaw({ port, head, body = [], timeoutMs = 20_000 }: Raw): Promise<RawAnswer> {
  const began = performance.now();
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      done({ status, text, tookMs: performance.now() - began });
    };
    const timer = setTimeout(end, timeoutMs);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.includes('\r\n\r\n') && !text.startsWith('HTTP/1.1 100')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // `end: false` keeps our end open; the pipe waits while the server does not read.
    Readable.from(body, { objectMode: false }).pipe(socket, { end: false });
  });
}

/** A body in chunks of 64 KB, as `Transfer-Encoding: chunked` writes it. */
export function* chunked(bytes: number): Generator<Buffer> {
  const size = 64 * 1024;
  const chunk = Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), Buffer.alloc(size, 'a'), Buffer.from('\r\n')]);
  for (let sent = 0; sent < bytes; sent += size) yield chunk;
  yield Buffer.from('0\r\n\r\n');
}

/** A multipart body of many small files. */
export function manyFiles(count: number, boundary: string, size = 1): string {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(size)}\r\n`;
  return `${part.repeat(count)}--${boundary}--\r\n`;
}
