import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CommentFacts } from '../../../../shared/contract/comment-schemas.ts';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { comments } from './comments-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const comment: CommentFacts = {
  id: '1.2.0mht3b7k0a1b2c3d4',
  member: 'u1',
  name: 'Ada',
  at: '2026-11-25T09:30:00.000Z',
  content: `Where?\n\u001b[2J\u202e${'x'.repeat(100)}`,
  state: 'shown',
};

/** A site that answers as its operations do, and an output that keeps what is written. */
function aSite(list: readonly CommentFacts[] = [comment]) {
  const asked: { name: string; request: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    reviewComments: { list, cursor: '' },
    hideComment: { ...comment, state: 'hidden' },
    restoreComment: comment,
  };
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    asked.push({ name, request: z.parse(entry.request, request) });
    return z.parse<E['response']>(entry.response, answers[name]);
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    comments.runAt(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written };
}

test.each([
  [['--month', '2026-11'], { month: '2026-11' }],
  [['--member', 'u1'], { member: 'u1' }],
  [['--hidden'], { hidden: true }],
])('comments are listed by %j, each in one line in which nothing moves the terminal', async (args, request) => {
  const site = aSite();
  expect(await site.run('list', ...args)).toBe(0);
  expect(site.asked).toEqual([{ name: 'reviewComments', request: { ...request, cursor: '' } }]);
  expect(site.written()).toMatch(/2026-11-25 09:30 +shown +1\.2\.0mht3b7k0a1b2c3d4 +u1 +Ada +Where\? \[2J x+…\n/);
  for (const mark of ['\u001b', '\u202e']) expect(site.written()).not.toContain(mark);
});

test('one list is asked for at a time', async () => {
  const site = aSite();
  await expect(site.run('list', '--hidden', '--member', 'u1')).rejects.toThrow('takes one of');
  expect(site.asked).toEqual([]);
});

test.each([
  ['hide', 'hideComment', 'hidden'],
  ['restore', 'restoreComment', 'shown'],
])('a comment is changed by "%s" with --yes alone', async (action, name, state) => {
  const site = aSite();
  await expect(site.run(action, comment.id)).rejects.toThrow('add --yes');
  expect(site.asked).toEqual([]);
  expect(await site.run(action, comment.id, '--yes')).toBe(0);
  expect(site.asked).toEqual([{ name, request: { id: comment.id, operator } }]);
  expect(site.written()).toBe(`The comment ${comment.id} is ${state}.\n`);
});

test('what is no comment is refused before a site is asked for it', async () => {
  await expect(aSite().run('hide', 'all', '--yes')).rejects.toThrow('There is no such comment');
});
