import { createServer } from 'node:http';
import { SMTP_PORT } from './site';

const PORT = Number(SMTP_PORT) + 2;

/** Stops and starts the CMS of the site under test. */
export interface CmsProcess {
  stopCms: () => Promise<void>;
  startCms: () => Promise<void>;
}

/** Lets journeys, which run in other processes, stop the real CMS and start it again. */
export async function startCmsSwitch({ stopCms, startCms }: CmsProcess): Promise<{ stop: () => Promise<void> }> {
  const server = createServer((request, answer) => {
    const work = request.url === '/stop' ? stopCms() : startCms();
    work.then(
      () => answer.writeHead(204).end(),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(PORT, '127.0.0.1', ready));
  return { stop: () => new Promise((ended) => server.close(() => ended())) };
}

async function turn(way: 'stop' | 'start'): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/${way}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The CMS did not ${way}: ${await answer.text()}`);
}

export const stopCms = (): Promise<void> => turn('stop');
/** Starts the CMS and waits until it answers; does nothing while it runs. */
export const startCms = (): Promise<void> => turn('start');
