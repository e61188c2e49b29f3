import { describe, expect, it } from 'vitest';
import { watchPress } from './press';

/** What happened, in its order. */
function watched() {
  const page = new EventTarget();
  const press = watchPress(page);
  const order: string[] = [];
  const wait = () => press.ended().then(() => order.push('ended'));
  const send = (name: string) => {
    page.dispatchEvent(new Event(name));
    order.push(name);
  };
  return { press, order, wait, send };
}

describe('press', () => {
  it('resolves at once while nothing is pressed', async () => {
    const { wait, order } = watched();
    await wait();
    expect(order).toEqual(['ended']);
  });

  it('waits for the release and the click after it', async () => {
    const { wait, send, order } = watched();
    send('pointerdown');
    const ended = wait();
    send('pointerup');
    send('click');
    await ended;
    expect(order).toEqual(['pointerdown', 'pointerup', 'click', 'ended']);
  });

  it('stops waiting for a cancelled press', async () => {
    const { wait, send, order } = watched();
    send('pointerdown');
    const ended = wait();
    send('pointercancel');
    await ended;
    expect(order.at(-1)).toBe('ended');
  });

  it('resolves all waiting calls when the watch ends', async () => {
    const { press, wait, send, order } = watched();
    send('pointerdown');
    const ended = wait();
    press.stop();
    await ended;
    expect(order.at(-1)).toBe('ended');
  });
});
