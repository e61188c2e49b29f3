import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Sending {
  /** Ends the sending side after the last part, as a client does whose connection breaks. */
  end?: boolean;
}

/**
 * Sends bytes as they are, which no HTTP client would, and reads the first answer to its end.
 * @param parts sent one after the other
 */
export function sendRaw(
  port: number,
  parts: Iterable<string | Buffer>,
  { end = false }: Sending = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
      if (end) socket.end();
    });
    let received = Buffer.alloc(0);
    const finish = () => {
      const answer = parse(received);
      if (!answer) return;
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      finish();
    });
    // A server that refuses a body may close the connection while it is still being sent.
    socket.on('error', (error) => (parse(received) ? finish() : reject(error)));
    socket.on('close', () => reject(new Error(`No whole answer: ${received.toString().slice(0, 200)}`)));
  });
}

/** The head of a request, with the blank line after it. */
export const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** One part of a chunked body. */
export const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

function parse(bytes: Buffer): RawAnswer | null {
  const text = bytes.toString('latin1');
  const split = text.indexOf('\r\n\r\n');
  if (split < 0) return null;
  const [line = '', ...lines] = text.slice(0, split).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => [
      header.slice(0, header.indexOf(':')).toLowerCase(),
      header.slice(header.indexOf(':') + 1).trim(),
    ]),
  );
  const status = Number(line.split(' ')[1]);
  const rest = text.slice(split + 4);
  if (status === 100) return parse(Buffer.from(rest, 'latin1'));
  const whole = headers['transfer-encoding']
    ? rest.endsWith('0\r\n\r\n')
    : rest.length >= Number(headers['content-length'] ?? 0);
  return whole ? { status, headers, body: rest } : null;
}
