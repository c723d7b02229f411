import { expect, test } from 'vitest';
import type { Replaying, SiteArchive } from '../../../publish/site-archive.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { events as command } from './events-command.ts';

function aStage() {
  const asked: Replaying[] = [];
  const archive: SiteArchive = {
    replay: async (replaying, onProgress) => {
      asked.push(replaying);
      onProgress(replaying.from + 1_000);
      onProgress(replaying.until);
      return 'test-1';
    },
  };
  const output = keptOutput();
  const run = (...args: string[]) => command.runAt(args, output, async () => ({ name: 'test', archive }));
  return { run, asked, output };
}

const range = ['--from', '2026-06-18', '--until', '2026-06-18T01:00:00Z'] as const;

test('events replay asks for a range of time, of all consumers or of some, and only with --yes', async () => {
  const { run, asked, output } = aStage();
  await expect(run('replay', ...range)).rejects.toThrow(
    'Events from 2026-06-18T00:00:00.000Z to 2026-06-18T01:00:00.000Z go to all consumers again. Repeat it with --yes',
  );
  expect(asked).toEqual([]);
  expect(await run('replay', ...range, '--yes')).toBe(0);
  expect(output.written()).toContain('are in the queues of all consumers again, as the replay test-1');
  await run('replay', ...range, '--only', 'countDownloads', '--only', 'mail-members', '--yes', '--json');
  const [from, until] = [Date.parse('2026-06-18'), Date.parse('2026-06-18T01:00:00Z')];
  expect(asked).toEqual([
    { from, until, only: [] },
    { from, until, only: ['count-downloads', 'mail-members'] },
  ]);
});

test.each([
  [['replay', '--yes'], '--from takes a day or a time in UTC'],
  [['replay', '--from', 'yesterday', '--yes'], '--from takes a day or a time in UTC'],
  [['replay', '--from', '2026-02-30', '--yes'], '--from takes a day or a time in UTC'],
  [['replay', '--from', '2026-06-18', '--until', '2026-06-17', '--yes'], 'the wrong way round'],
  [['replay', ...range, '--only', 'nobody', '--yes'], 'There is no queue "nobody"'],
  [['replay', ...range, '--only', 'close-unpaid-orders', '--yes'], 'close-unpaid-orders takes no events'],
  [['list'], 'Say what to do: replay'],
])('events %j says what is wrong', async (args, said) => {
  const { run, asked } = aStage();
  await expect(run(...args)).rejects.toThrow(said);
  expect(asked).toEqual([]);
});
