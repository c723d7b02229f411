import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { messages } from './messages-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const create_time = '2026-11-25T09:30:00.000Z';

/** A site with a thread of so many messages, and an output that keeps what is written. */
function aSite({ count = 2, waiting = [{ member: 'u1', messages: 2, since: create_time }] } = {}) {
  const asked: { name: string; request: object }[] = [];
  const answers = {
    listThreads: () => ({ list: waiting, cursor: '' }),
    openThread: ({ page, size }: { page: number; size: number }) => {
      const newest = count - (page - 1) * size;
      const list = Array.from({ length: Math.min(size, newest) }, (_, at) => ({
        ...{ id: String(newest - at), from: 'member', create_time },
        content: `Number ${newest - at}\n\u001b[2J\u202eback`,
      }));
      return { list, count };
    },
    answerThread: ({ content }: { content: string }) => ({ id: '3', from: 'staff', content, create_time }),
  };
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const read = z.parse(entry.request, request);
    asked.push({ name, request: Object(read) });
    return z.parse<E['response']>(entry.response, answers[name as keyof typeof answers](Object(read)));
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    messages.runAt(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written };
}

test('who waits is listed with how long, unopened', async () => {
  const site = aSite();
  expect(await site.run('list')).toBe(0);
  expect(site.asked.map(({ name }) => name)).toEqual(['listThreads']);
  expect(site.written()).toMatch(/Waits for[\s\S]*\d+ \w+ +2026-11-25 09:30 +2 +u1\n/);
});

test('nobody who waits is said in words', async () => {
  const site = aSite({ waiting: [] });
  await site.run('list');
  expect(site.written()).toBe('Nobody waits for an answer.\n');
});

test('the messages of a member are opened page by page and shown oldest first, and nothing in them moves the terminal', async () => {
  const site = aSite({ count: 60 });
  expect(await site.run('list', '--member', 'u1')).toBe(0);
  expect(site.asked.map(({ request }) => request)).toMatchObject([
    { member: 'u1', operator, page: 1, size: 50 },
    { member: 'u1', operator, page: 2, size: 50 },
  ]);
  expect(site.written()).toMatch(/^2026-11-25 09:30 {2}member {2}1\n {2}Number 1\n {3}\[2J back\n/);
  for (const moving of ['\u001b', '\u202e']) expect(site.written()).not.toContain(moving);
});

test('an answer is sent with who gave it', async () => {
  const site = aSite();
  expect(await site.run('reply', 'u1', '--text', 'It is on its way.')).toBe(0);
  expect(site.asked).toEqual([
    { name: 'answerThread', request: { member: 'u1', content: 'It is on its way.', operator } },
  ]);
});

test('an answer without a text asks no site', async () => {
  const site = aSite();
  await expect(site.run('reply', 'u1')).rejects.toThrow('--text');
  expect(site.asked).toEqual([]);
});
