import { expect, test, vi } from 'vitest';
import { keptOutput } from '../../terminal/kept-output.ts';
import { frames } from './frames.ts';

const emit = 'Socket.emit (node:events:509:28)';
const lineOf = (...of: string[]) =>
  `2026-11-27T12:00:00Z ${JSON.stringify({ bundle: '0'.repeat(16), errorName: 'TypeError', frames: of })}`;

test('frames of Node are shown as they are, for which no bundle has to be there', async () => {
  const output = keptOutput();
  expect(await frames.run([lineOf(emit)], output)).toBe(0);
  expect(output.written()).toBe(`TypeError\n  at ${emit}\n`);
});

test('frames of several lines are data too', async () => {
  const output = keptOutput();
  await frames.run(['--json', lineOf(emit), lineOf()], output);
  const [errorName, none] = ['TypeError', []];
  expect(JSON.parse(output.written())).toEqual([
    { errorName, frames: [emit] },
    { errorName, frames: none },
  ]);
});

test('frames of a bundle that this checkout has not built are looked for at the site', async () => {
  vi.stubEnv('SITE_STATE', '/nowhere');
  const asked = frames.run([lineOf('/var/task/index.cjs:1:2')], keptOutput());
  await expect(asked).rejects.toThrow('The local site has not been started here');
});

test('what is no log line is refused', async () => {
  await expect(frames.run(['hello'], keptOutput())).rejects.toThrow('This is no log line of an error');
});
