import { expect, test } from 'vitest';
import { withClock } from './clock-marks';
import { Rendering, withRendering } from './rendering';
import { RevisionClock } from './revision-clock';

const NOW = new Date(Date.now() + 1000);

async function read<Content>(content: Content) {
  const rendering = new Rendering(new RevisionClock());
  const result = await withRendering(rendering, async () => withClock(content, NOW));
  return { result, changesAt: rendering.record.changesAt };
}

test('a mark is filled at every depth, and the page is kept until it changes', async () => {
  const page = { footer: { copyright: '© {{ year }} Upfield' }, items: [{ note: null, on: true }] };
  const { result, changesAt } = await read(page);
  expect(result).toEqual({ ...page, footer: { copyright: `© ${NOW.getUTCFullYear()} Upfield` } });
  expect(changesAt).toBeLessThanOrEqual(Date.UTC(NOW.getUTCFullYear() + 1, 0));
});

test('what has no mark is not copied', async () => {
  const content = { plain: { list: ['a'] }, filled: ['{{ year }}', { deep: 'b' }] };
  const { result } = await read(content);
  expect(result.plain).toBe(content.plain);
  expect(result.filled).toEqual([String(NOW.getUTCFullYear()), { deep: 'b' }]);
  expect(result.filled[1]).toBe(content.filled[1]);
  expect(content.filled[0]).toBe('{{ year }}');
});

test('a text without one is kept for good, and other marks stay', async () => {
  const { result, changesAt } = await read('Kept {{months}} months');
  expect(result).toBe('Kept {{months}} months');
  expect(changesAt).toBe(Number.POSITIVE_INFINITY);
});
