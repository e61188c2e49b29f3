import { setTimeout as pause } from 'node:timers/promises';

/** Measurements of a visitor who reads pages meanwhile. */
export interface Visit {
  answers: number;
  slowestMs: number;
  slowestPath: string;
  /** Answers of 500 and above, and requests without any. */
  failed: string[];
}

const BETWEEN_MS = 300;
const GIVE_UP_MS = 30_000;

/**
 * A visitor from a network of their own who reads one page after the other.
 * @param address of the visitor, as the proxy would forward it
 * @returns a function that ends the visit and returns its measurements
 */
export function startVisit(origin: string, paths: readonly string[], address: string): () => Promise<Visit> {
  const visit: Visit = { answers: 0, slowestMs: 0, slowestPath: '', failed: [] };
  let isOver = false;
  const read = async (path: string) => {
    const began = performance.now();
    try {
      const answer = await fetch(origin + path, {
        headers: { 'x-forwarded-for': address, accept: 'text/html' },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      await answer.arrayBuffer();
      if (answer.status >= 400) visit.failed.push(`${path} ${answer.status}`);
    } catch (error) {
      visit.failed.push(`${path} ${error instanceof Error ? error.message : error}`);
    }
    const took = performance.now() - began;
    visit.answers += 1;
    if (took > visit.slowestMs) Object.assign(visit, { slowestMs: took, slowestPath: path });
  };
  const visiting = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await read(paths[turn % paths.length] ?? '/');
      await pause(BETWEEN_MS);
    }
  })();
  return async () => {
    isOver = true;
    await visiting;
    return visit;
  };
}
