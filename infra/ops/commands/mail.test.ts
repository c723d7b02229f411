import { describe, expect, test } from 'vitest';
import type { Operate } from '../../publish/operations.ts';
import { keptOutput } from '../../terminal/kept-output.ts';
import { listStopped, mail, resume } from './mail.ts';

/** A site that answers every operation alike. */
function aSite(answer: unknown) {
  const asked: [string, unknown][] = [];
  const operate: Operate = async (name, entry, request) => {
    asked.push([name, request]);
    return entry.response.parse(answer) as never; // the answer of this very entry
  };
  return { operate, asked };
}

const stopped = [{ address: 'q2hh', since: '2026-11-01T10:00:00Z', reason: 'bounce' }];

describe('the command mail', () => {
  test('it lists stopped addresses as a table with their number, or as data', async () => {
    const { operate } = aSite(stopped);
    const [table, json] = [keptOutput(), keptOutput()];
    expect(await listStopped(operate, false, table)).toBe(0);
    expect(table.written()).toMatch(/2026-11-01T10:00:00Z +bounce +q2hh\n\n1 address gets no more mail\.\n$/);
    await listStopped(operate, true, json);
    expect(JSON.parse(json.written())).toEqual(stopped);
  });

  test('it says so when no address is stopped', async () => {
    const output = keptOutput();
    await listStopped(aSite([]).operate, false, output);
    expect(output.written()).toBe('0 addresses get no more mail.\n');
  });

  test('it lets an address get mail again, and fails for one that was not stopped', async () => {
    const { operate, asked } = aSite({ resumed: true });
    const [desk, output, json] = [{ operate, operator: async () => 'kim' }, keptOutput(), keptOutput()];
    expect(await resume(desk, 'a@example.org', false, output)).toBe(0);
    expect(asked).toEqual([['resumeMail', { email: 'a@example.org', operator: 'kim' }]]);
    expect(output.written()).toBe('The address gets mail again.\n');
    const other = { ...desk, operate: aSite({ resumed: false }).operate };
    expect(await resume(other, 'a@example.org', true, json)).toBe(1);
    expect(JSON.parse(json.written())).toEqual({ resumed: false });
  });

  test.each([
    [[], 'Say what to do'],
    [['start'], 'Say what to do'],
    [['resume', 'a@example.org'], 'Say what to do'],
    [['resume'], '--email'],
    [['resume', '--email', 'nobody'], '--email'],
    [['stopped', '--email', 'a@example.org'], '--email'],
  ])('wrong arguments are refused: %j', async (args, message) => {
    await expect(mail.run(args, keptOutput())).rejects.toThrow(message);
  });
});
