import { describe, expect, test } from 'vitest';
import { callFailed } from '../../platform/logging/platform-lines.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { messageRetention } from '../retention.ts';
import { aCustomerService } from './message-builders.ts';
import { messageSk, threadSk } from './message-thread.ts';

const log = captureLog();

const requestId = '6b9d0f3a-2c1e-4d57-9a41-0c8e5f7b1d22';

describe('a thread', () => {
  test('has what both wrote, the newest first, and nothing of anybody else', async () => {
    const { answer, read, write } = aCustomerService();
    await write('ada', 'First');
    await write('ben', 'Mine');
    await answer('ada', 'Second');
    const { list, count } = await read('ada');
    expect(list).toMatchObject([
      { id: '2', from: 'staff', content: 'Second', create_time: '2026-11-26T09:33:00.000Z' },
      { id: '1', from: 'member', content: 'First', create_time: '2026-11-26T09:31:00.000Z' },
    ]);
    expect(count).toBe(2);
    expect(await read('eve')).toEqual({ list: [], count: 0 });
  });

  test('says nothing to whoever has the table but not the key', async () => {
    const { answer, items, write } = aCustomerService();
    await write('ada', 'My secret');
    await answer('ada', 'Your secret');
    expect(JSON.stringify(items())).not.toContain('secret');
  });

  test('is read in pages, each message once, the last of which may be short', async () => {
    const { read, write } = aCustomerService();
    for (let number = 1; number <= 7; number += 1) await write('ada', `${number}`);
    const pages = [await read('ada', 1, 3), await read('ada', 2, 3), await read('ada', 3, 3), await read('ada', 4, 3)];
    expect(pages.map(({ list }) => list.map(({ content }) => content))).toEqual([
      ['7', '6', '5'],
      ['4', '3', '2'],
      ['1'],
      [],
    ]);
  });

  test('no longer shows what is older than two years, before it is deleted too', async () => {
    const { clock, read, write } = aCustomerService();
    await write('ada', 'Old');
    const end = new Date(clock.now);
    end.setUTCMonth(end.getUTCMonth() + messageRetention.months);
    clock.now = end.getTime() - 60_000;
    await write('ada', 'New');
    expect((await read('ada')).list.map(({ content }) => content)).toEqual(['New']);
  });

  test('whose messages were exchanged does not open', async () => {
    const { community, read, write } = aCustomerService();
    await write('ada', 'One');
    await write('ada', 'Two');
    const pk = 'member#ada';
    const row = await community.get({ pk, sk: messageSk(1) });
    await community.put({ ...row, pk, sk: messageSk(2) });
    await expect(read('ada')).rejects.toThrow('Something went wrong');
    expect(log.lines(callFailed)).toHaveLength(1);
  });
});

describe('a message', () => {
  test('sent again under its request id is the same one, and another one under it is refused', async () => {
    const { read, write } = aCustomerService();
    const first = await write('ada', 'Once', { request_id: requestId });
    expect(await write('ada', 'Once', { request_id: requestId })).toEqual(first);
    await expect(write('ada', 'Twice', { request_id: requestId })).rejects.toThrow('already used');
    await expect(write('ben', 'Once', { request_id: requestId })).rejects.toThrow('already used');
    expect((await read('ada')).count).toBe(1);
  });

  test('that meets another one takes the next number', async () => {
    const { answer, ownedBy, read, write } = aCustomerService();
    await write('ada', 'First');
    const messages = await Promise.all([write('ada', 'Second'), answer('ada', 'Third'), write('ada', 'Fourth')]);
    expect(messages.map(({ id }) => id).toSorted()).toEqual(['2', '3', '4']);
    expect((await read('ada')).list).toHaveLength(4);
    expect(await ownedBy({ uid: 'ada' }).community.get(threadSk)).toMatchObject({ messages: 4, answers: 1 });
  });

  test('is announced with it, by its number alone', async () => {
    const { answer, events, write } = aCustomerService();
    await write('ada', 'Where?');
    await answer('ada', 'There');
    expect(Object.fromEntries(events().map(({ name, data }) => [name, data]))).toEqual({
      'message.written.v1': { uid: 'ada', message: 1 },
      'message.answered.v1': { uid: 'ada', answer: 1, waitedSeconds: 60 },
    });
  });
});

describe('an answer is unread', () => {
  test('until its member opens the newest page, in whichever tab', async () => {
    const { answer, read, unread, write } = aCustomerService();
    expect(await unread('ada')).toBe(0);
    await write('ada');
    await answer('ada');
    await answer('ada', 'And a second one');
    expect(await unread('ada')).toBe(2);
    await read('ada', 2, 1);
    expect(await unread('ada')).toBe(2);
    await read('ada');
    expect(await unread('ada')).toBe(0);
    await answer('ada');
    expect(await unread('ada')).toBe(1);
  });

  test('no more where a newer page was read meanwhile', async () => {
    const { answer, community, read, unread, write } = aCustomerService();
    await write('ada');
    await answer('ada');
    const { queryAll } = community;
    community.queryAll = async (...asked) => {
      community.queryAll = queryAll;
      await answer('ada');
      await read('ada');
      return queryAll(...asked);
    };
    await read('ada');
    expect(await unread('ada')).toBe(0);
  });

  test('also where customer service opens the thread', async () => {
    const { answer, open, unread, write } = aCustomerService();
    await write('ada');
    await answer('ada');
    expect((await open('ada')).count).toBe(2);
    expect(await unread('ada')).toBe(1);
  });
});

test('a client is noted, and begins a thread in which nothing is read or waits', async () => {
  const { answer, bind, read, threadOf, waiting, write } = aCustomerService();
  await bind('ada', 'tab-1');
  expect(await threadOf('ada')).toMatchObject({ client: 'tab-1', messages: 0, read: 0 });
  expect(await waiting()).toEqual([]);
  await write('ada');
  await answer('ada');
  await read('ada');
  await bind('ada', 'tab-2');
  expect(await threadOf('ada')).toMatchObject({ client: 'tab-2', messages: 2, read: 1 });
});

describe('customer service', () => {
  test('sees who waits, the longest first, since their first message without an answer', async () => {
    const { answer, waiting, write } = aCustomerService();
    await write('ben');
    await write('ada');
    await write('ben', 'Anybody?');
    expect(await waiting()).toEqual([
      { member: 'ben', messages: 2, since: '2026-11-26T09:31:00.000Z' },
      { member: 'ada', messages: 1, since: '2026-11-26T09:32:00.000Z' },
    ]);
    await answer('ben');
    expect(await waiting()).toMatchObject([{ member: 'ada' }]);
    await write('ben', 'Thanks');
    expect(await waiting()).toMatchObject([{ member: 'ada' }, { member: 'ben', messages: 1 }]);
  });

  test('is measured by the same numbers', async () => {
    const { answer, clock, watch, write } = aCustomerService();
    await watch(clock.now);
    await write('ada');
    await write('ben');
    await watch(clock.now + 9 * 60_000);
    await answer('ada');
    await answer('ben');
    await watch(clock.now);
    expect(log.lines(lines.messagesWaiting)).toMatchObject([
      { waiting: 0, longestMinutes: 0 },
      { MembersWaiting: 2, LongestWaitMinutes: 10 },
      { waiting: 0, longestMinutes: 0 },
    ]);
  });

  test('answers nobody who has no thread, so that nothing is left of who is erased', async () => {
    const { answer, items, open, ownedBy, write } = aCustomerService();
    await expect(answer('eve')).rejects.toThrow('has not written');
    await expect(open('eve')).rejects.toThrow('has not written');
    expect(items()).toEqual([]);
    await write('ada');
    await ownedBy({ uid: 'ada' }).community.delete(threadSk);
    await expect(answer('ada')).rejects.toThrow('has not written');
  });

  test('stands in the audit trail with each opening and each answer', async () => {
    const { answer, items, open, write } = aCustomerService();
    await write('ada');
    await open('ada');
    await answer('ada');
    expect(items().flatMap(({ action, subject }) => (action ? [[action, subject]] : []))).toEqual([
      ['messages.opened', 'ada'],
      ['messages.answered', 'ada'],
    ]);
  });
});
