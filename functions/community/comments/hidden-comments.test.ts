import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aLessonWithPeople } from '../community-builders.ts';
import { listedFacts } from './comment-repository.ts';

captureLog();

async function aThread() {
  const desk = await aLessonWithPeople();
  const { id } = await desk.ask('ada', 'Where?');
  const replies = [await desk.answer(id, 'ben', 'There.'), await desk.answer(id, 'eve', 'Here.', { to_uid: 'ben' })];
  await desk.count();
  const before = await desk.page();
  return { ...desk, id, replies: replies.map((reply) => reply.id), before };
}

test.each([
  ['a reply', ({ replies }: Awaited<ReturnType<typeof aThread>>) => replies[1] ?? ''],
  ['a question with answers', ({ id }: Awaited<ReturnType<typeof aThread>>) => id],
])('%s that is hidden says nothing to anybody, and comes back as it was', async (_, chosen) => {
  const desk = await aThread();
  const id = chosen(desk);
  expect(await desk.hide(id)).toMatchObject({ id, state: 'hidden' });
  const shown = JSON.stringify([await desk.page('eve'), await desk.more(desk.id)]);
  expect(shown).not.toContain(id === desk.id ? 'Where?' : 'Here.');
  await desk.count();
  await expect(desk.hide(id)).rejects.toThrow('There is no such comment');
  expect(await desk.restore(id)).toMatchObject({ id, state: 'shown' });
  await desk.count();
  expect(await desk.page()).toEqual(desk.before);
  await expect(desk.restore(id)).rejects.toThrow('no hidden comment');
});

test('a question without answers that is hidden comes back, also when it was swept away meanwhile', async () => {
  const desk = await aLessonWithPeople();
  const { id } = await desk.ask('ada', 'Where?');
  await desk.count();
  const before = await desk.page();
  await desk.hide(id);
  expect(await desk.page()).toEqual([]);
  await desk.count();
  await desk.restore(id);
  await desk.count();
  expect(await desk.page()).toEqual(before);
});

test('a hidden reply does not come back to a question that is gone', async () => {
  const desk = await aThread();
  const [first = '', second = ''] = desk.replies;
  await desk.hide(first);
  await desk.erase(second, 'eve');
  await desk.erase(desk.id, 'ada');
  await desk.count();
  await expect(desk.restore(first)).rejects.toThrow('Its question is no longer there');
});

test('a comment that its member deletes while it is being hidden is gone', async () => {
  const desk = await aThread();
  const [reply = ''] = desk.replies;
  const { get } = desk.community;
  desk.community.get = async (key) => {
    const row = await get(key);
    desk.community.get = get;
    await desk.erase(reply, 'ben');
    return row;
  };
  await expect(desk.hide(reply)).rejects.toThrow('There is no such comment');
  expect(desk.items().filter(({ pk }) => pk === 'hidden')).toEqual([]);
});

test('operators see what is shown and what is hidden, and each of their doings is on the trail', async () => {
  const desk = await aThread();
  const [reply = ''] = desk.replies;
  await desk.hide(reply);
  const { items } = await desk.index('community.byMonth').query('2026-11', { newestFirst: true });
  expect(items.map(listedFacts)).toMatchObject([
    { member: 'eve', content: 'Here.', state: 'shown' },
    { member: 'ben', content: 'There.', state: 'hidden' },
    { member: 'ada', content: 'Where?', state: 'shown' },
  ]);
  expect(desk.items().filter(({ action }) => action === 'comment.hidden')).toMatchObject([{ subject: reply }]);
});
