import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const run = promisify(execFile);
const jar: string = createRequire(import.meta.url)('vnu-jar');

/**
 * Errors of the Nu HTML checker (warnings are not errors), one line each.
 * @param documents HTML by the name that the errors give it, such as the page's path
 */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'upfield-html-'));
  const names = [...documents.keys()];
  try {
    const files = await Promise.all(
      names.map(async (name, index) => {
        const file = join(folder, `${index}.html`);
        await writeFile(file, documents.get(name) ?? '');
        return file;
      }),
    );
    const { stdout } = await run(
      'java',
      ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return (
      messages
        // The checker's CSS is older than container queries; the sheets of the build stand in the page (decision 036).
        .filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'))
        .map(({ url, lastLine, message, extract }) => {
          const name = names[Number(/(\d+)\.html$/.exec(url ?? '')?.[1])] ?? url;
          return `${name}:${lastLine}: ${message} (${extract?.trim()})`;
        })
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
