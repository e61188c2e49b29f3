import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { RenderingQueue, TooManyRenderings } from './rendering-limits';

const limits = {
  points: 4,
  windowSeconds: 60,
  running: { network: 1, all: 2 },
  waiting: { network: 1, all: 10 },
};

/** Renderings that end when the test calls `endNext`. */
function held() {
  const ends: (() => void)[] = [];
  const render = () => new Promise<string>((resolve) => ends.push(() => resolve('page')));
  return { render, started: () => ends.length, endNext: () => ends.shift()?.() };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

it('refuses a network that has used its points up, and no other', async () => {
  const queue = new RenderingQueue(limits);
  const run = (network: string) => queue.run(network, 2, async () => 'page');
  expect([await run('a'), await run('a')]).toEqual(['page', 'page']);
  const refusal = await run('a').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyRenderings);
  expect((refusal as TooManyRenderings).retryAfter).toBeGreaterThan(50);
  expect(await run('b')).toBe('page');
});

it('renders a network’s pages one after the other, and refuses those that would wait too long', async () => {
  const queue = new RenderingQueue(limits);
  const { render, started, endNext } = held();
  const first = queue.run('a', 1, render);
  await soon();
  const second = queue.run('a', 1, render);
  await expect(queue.run('a', 1, render)).rejects.toMatchObject({ retryAfter: 1 });
  const other = queue.run('b', 1, render);
  await soon();
  expect(started()).toBe(2);
  for (let count = 0; count < 3; count++) {
    endNext();
    await soon();
  }
  expect(await Promise.all([first, second, other])).toEqual(['page', 'page', 'page']);
});

it('frees its slot after a rendering that failed', async () => {
  const queue = new RenderingQueue(limits);
  await expect(queue.run('a', 1, () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
  expect(await queue.run('a', 1, async () => 'page')).toBe('page');
});

it('renders in the context of who asked, after a wait too: the record of a page’s reads rests on it', async () => {
  const queue = new RenderingQueue(limits);
  const context = new AsyncLocalStorage<string>();
  const { render, endNext } = held();
  const first = context.run('first', () => queue.run('a', 1, render));
  await soon();
  const second = context.run('second', () => queue.run('a', 1, async () => context.getStore()));
  await soon();
  endNext();
  await first;
  expect(await second).toBe('second');
});

it('`untilIdle` resolves when no rendering is left, or when its time limit is over', async () => {
  const queue = new RenderingQueue(limits);
  const { render, endNext } = held();
  await queue.untilIdle(60_000);
  const running = queue.run('a', 1, render);
  await soon();
  await queue.untilIdle(1);
  const idle = queue.untilIdle(60_000);
  endNext();
  await Promise.all([running, idle]);
});
