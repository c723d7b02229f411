import { expect, test, vi } from 'vitest';
import { CommandError } from '../../terminal/command-line.ts';
import { keptOutput } from '../../terminal/kept-output.ts';
import { ops } from '../ops-command.ts';

/** No site runs, so that what is not refused says so. */
const nowhere = '/nowhere';

test.each([
  [['traffic', '--to', 'prod'], 'Demo traffic is for the local site only'],
  [['traffic', '--minutes', '0'], '--minutes is a whole number from 1 to 60, not "0"'],
  [['traffic', '--minutes', '61'], '--minutes is a whole number from 1 to 60, not "61"'],
  [['traffic', '--minutes', '1.5'], '--minutes is a whole number from 1 to 60, not "1.5"'],
  [['traffic', '--past', '61'], '--past is a whole number from 0 to 60, not "61"'],
  [['traffic', '--past='], '--past is a whole number from 0 to 60, not ""'],
  [['traffic', '--seed', 'one'], '--seed is a whole number from 0 to 999999999, not "one"'],
  [[], 'The command is: demo traffic'],
  [['traffic', 'now'], 'The command is: demo traffic'],
])('demo %j is refused', async (args, said) => {
  const refused = ops(['demo', ...args], keptOutput());
  await expect(refused).rejects.toThrow(CommandError);
  await expect(refused).rejects.toThrow(said);
});

test('demo traffic that is asked for rightly looks for the local site', async () => {
  vi.stubEnv('SITE_STATE', nowhere);
  const asked = ['demo', 'traffic', '--minutes', '60', '--past', '0', '--seed', '7', '--to', 'local'];
  await expect(ops(asked, keptOutput())).rejects.toThrow('The local site has not been started here');
});

test('the help of demo shows an example', async () => {
  const output = keptOutput();
  await ops(['demo', '--help'], output);
  expect(output.written()).toMatch(/^ {2}Example: npm run --silent ops -- demo traffic/m);
});
