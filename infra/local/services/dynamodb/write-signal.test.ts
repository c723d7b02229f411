import { expect, it } from 'vitest';
import { createWriteSignal } from './write-signal.ts';

const never = new AbortController().signal;

it('a reader is woken at the next write, and at once when it missed one', async () => {
  const writes = createWriteSignal();
  const seen = writes.count();
  const waiting = writes.after(seen, never);
  writes.written();
  await waiting;
  await writes.after(seen, never);
  expect(writes.count()).toBe(1);
});

it('a reader is woken without a write after two seconds, and when it has to stop', async () => {
  const writes = createWriteSignal();
  const started = performance.now();
  await writes.after(0, never);
  expect(performance.now() - started).toBeGreaterThan(1_900);
  const abort = new AbortController();
  const stopped = writes.after(0, abort.signal);
  abort.abort();
  await stopped;
});
