import { randomInt } from 'node:crypto';

/** A visitor from some network, as a proxy in front forwards it: the limits of rendering count by network (web/server/rendering-limits.ts). */
export const anyVisitor = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1`,
});

/**
 * Reads a page as some visitor.
 * @throws Error for another status than 200
 */
export async function readPage(address: string): Promise<string> {
  const answer = await fetch(address, { headers: anyVisitor() });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

/** @returns milliseconds that some visitor waits for the whole page */
export async function readingTime(address: string): Promise<number> {
  const began = performance.now();
  await readPage(address);
  return performance.now() - began;
}
