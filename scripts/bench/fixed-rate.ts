import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface FixedRate {
  url: string;
  headers?: Record<string, string>;
  /** Requests a second. */
  rate: number;
  seconds: number;
  connections: number;
}

/**
 * Sends requests at even distances, whether or not the earlier ones have been answered, and counts each one's time from the moment at which
 * it was due: a server that stops for a second shows in all requests of that second (docs/decisions/039 says why no tool does this here).
 * @returns how long each request took, in milliseconds
 * @throws Error when a request failed or was refused
 */
export async function latenciesAtRate({ url, headers, rate, seconds, connections }: FixedRate): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Promise<number>[] = [];
  const began = performance.now();
  try {
    for (let sent = 0; sent < rate * seconds; await pause(1)) {
      const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate));
      for (; sent < due; sent++) answers.push(answered({ url, headers, agent, due: began + (sent / rate) * 1000 }));
    }
    return await Promise.all(answers);
  } finally {
    agent.destroy();
  }
}

interface Sent {
  url: string;
  headers: Record<string, string> | undefined;
  agent: Agent;
  due: number;
}

/** @returns milliseconds from `due` to the end of the answer */
function answered({ url, headers, agent, due }: Sent): Promise<number> {
  return new Promise((done, fail) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`${url} answered ${response.statusCode}.`));
      response
        .resume()
        .once('error', fail)
        .once('end', () => done(performance.now() - due));
    });
    request.once('error', fail);
  });
}
