import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenedMember } from '../../../../shared/contract/account-schemas.ts';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { runMembers } from './members-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const uid = '3b241101-e2bb-4255-8caf-4136c566a962';
const ada = ['--email', 'ada@example.com'];

const member: OpenedMember = {
  uid,
  state: 'active',
  registeredAt: '2026-11-22T09:30:00.000Z',
  erasedOn: '2036-11-19',
  userName: 'Ada Lovelace',
  email: 'ada@example.com',
  telephone: '13800138000',
  company: '',
  industry: 'Media server operator',
  header: '',
};
const session = {
  id: 'a',
  device: 'Chrome on Windows',
  startedAt: '2026-11-22T10:00:00.000Z',
  usedAt: '2026-11-25T00:00:00.000Z',
};

/** A site with one member and their session that answers as its operations do, and an output that keeps what is written. */
function aSite(parts: Partial<OpenedMember> = {}) {
  const asked: { name: string; request: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    showMember: { ...member, ...parts },
    blockMember: { uid, ended: 2 },
    unblockMember: member,
    listMemberSessions: { uid, list: [session] },
    endMemberSessions: { uid, ended: 1 },
  };
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    asked.push({ name, request: z.parse(entry.request, request) });
    return z.parse<E['response']>(entry.response, answers[name]);
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    runMembers(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written, told: output.told };
}

describe('members show', () => {
  test('shows who a member is and what is with the account, and says who asks', async () => {
    const site = aSite();
    expect(await site.run('show', ...ada)).toBe(0);
    expect(site.asked).toEqual([{ name: 'showMember', request: { email: 'ada@example.com', operator } }]);
    for (const told of [
      'Ada Lovelace',
      '13800138000 (not confirmed)',
      'active',
      '2026-11-22 09:30 UTC',
      '2036-11-19',
      uid,
    ])
      expect(site.written()).toContain(told);
    expect(site.written()).not.toContain('Company');
  });

  test('shows the same as data', async () => {
    const site = aSite();
    await site.run('show', ...ada, '--json');
    expect(JSON.parse(site.written())).toEqual(member);
  });

  test('finds a member by the id too', async () => {
    const site = aSite();
    await site.run('show', '--member', uid);
    expect(site.asked).toEqual([{ name: 'showMember', request: { member: uid, operator } }]);
  });
});

describe('members block', () => {
  test('without --yes shows whom it would block, and blocks nobody', async () => {
    const site = aSite();
    expect(await site.run('block', ...ada)).toBe(1);
    expect(site.written()).toContain('Ada Lovelace');
    expect(site.told()).toContain('Nobody was blocked: add --yes.');
    expect(site.asked.map(({ name }) => name)).toEqual(['showMember']);
  });

  test('with --yes blocks, and says how many sessions ended', async () => {
    const site = aSite();
    expect(await site.run('block', ...ada, '--yes')).toBe(0);
    expect(site.asked).toEqual([{ name: 'blockMember', request: { email: 'ada@example.com', operator } }]);
    expect(site.written()).toBe(`The account ${uid} is blocked, 2 sessions ended.\n`);
  });

  test('says the same as data', async () => {
    const site = aSite();
    await site.run('block', ...ada, '--yes', '--json');
    expect(JSON.parse(site.written())).toEqual({ uid, ended: 2 });
  });
});

test('members unblock lets a member sign in again, and says until when the account is kept', async () => {
  const site = aSite();
  expect(await site.run('unblock', ...ada)).toBe(0);
  expect(site.written()).toContain(`The account ${uid} can be signed in to again. It is erased after 2036-11-19`);
});

describe('members sessions', () => {
  test('lists where a member is signed in', async () => {
    const site = aSite();
    expect(await site.run('sessions', ...ada)).toBe(0);
    expect(site.written()).toMatch(/Chrome on Windows +2026-11-22 10:00 +2026-11-25/);
    expect(site.written()).toContain(`1 session of ${uid}\n`);
  });

  test('lists them as data', async () => {
    const site = aSite();
    await site.run('sessions', ...ada, '--json');
    expect(JSON.parse(site.written())).toEqual([session]);
  });

  test('with --end signs the member out everywhere', async () => {
    const site = aSite();
    expect(await site.run('sessions', ...ada, '--end')).toBe(0);
    expect(site.asked.map(({ name }) => name)).toEqual(['endMemberSessions']);
    expect(site.written()).toBe(`1 session of ${uid} ended.\n`);
  });
});

test('what a member wrote does not steer the terminal', async () => {
  const site = aSite({ userName: 'red \u001b[31m\u0007' });
  await site.run('show', ...ada);
  expect(site.written()).toContain('red \uFFFD[31m\uFFFD');
});

test.each([
  [['erase', ...ada], 'Say what to do'],
  [[], 'Say what to do'],
  [['show', 'ada@example.com'], 'Say what to do'],
  [['show'], 'Say who'],
  [['show', ...ada, '--member', uid], 'Say who'],
  [['show', ...ada, '--yes'], '--yes does not belong'],
  [['block', ...ada, '--end', '--yes'], '--end does not belong'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(aSite().run(...args)).rejects.toThrow(sentence);
});
