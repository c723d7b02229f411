import { describe, expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aLesson, aLessonWithPeople } from '../community-builders.ts';

captureLog();

describe('a comment', () => {
  test('is its member’s, by the name that our records say, and has every field', async () => {
    const { ask, answer, page, count } = await aLessonWithPeople();
    const question = await ask('ada', 'Where?', { uname: 'Somebody else' });
    const reply = await answer(question.id, 'ben', 'There.', { to_uid: 'ada' });
    await count();
    const shown = { btn_del: 0, deleted: 0, comment_num: 0, comment: [], to_name: '' };
    const first = {
      id: reply.id,
      uname: 'ben of the stage',
      uid: 'ben',
      content: 'There.',
      to_name: 'ada of the stage',
    };
    expect(await page()).toEqual([
      {
        ...shown,
        ...{ id: question.id, uname: 'ada of the stage', uid: 'ada', content: 'Where?' },
        ...{ create_time: '2026-11-26T09:31:00.000Z', comment_num: 1 },
        comment: [{ ...shown, ...first, create_time: '2026-11-26T09:32:00.000Z' }],
      },
    ]);
    expect(question).toMatchObject({ content: 'Where?', btn_del: 1, comment: [], comment_num: 0 });
  });

  test('may be deleted by its member alone', async () => {
    const { ask, answer, page, count, erase } = await aLessonWithPeople();
    const { id } = await ask('ada');
    const reply = await answer(id, 'ben');
    await count();
    const flags = async (viewer?: string) => {
      const [question] = await page(viewer);
      return [question?.btn_del, question?.comment[0]?.btn_del];
    };
    expect([await flags(), await flags('ada'), await flags('ben')]).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    await expect(erase(id, 'ben')).rejects.toThrow('There is no such comment');
    await expect(erase(reply.id, 'ada')).rejects.toThrow('There is no such comment');
    await expect(erase(id, '')).rejects.toMatchObject({ status: -1 });
  });

  test('is kept and shown as the text that it is, markup and lines included', async () => {
    const { ask, page } = await aLessonWithPeople();
    const text = '<img src=x onerror=ran()>\n<script>ran()</script>\n\t& "quoted"';
    await ask('ada', text);
    expect((await page())[0]?.content).toBe(text);
  });

  test('under a lesson that no course has is refused, and so is its list', async () => {
    const { ask, list, items } = await aLessonWithPeople();
    const before = items().length;
    await expect(ask('ada', 'Hello?', { dir_id: '404' })).rejects.toThrow('There is no such lesson');
    await expect(list({ ...aLesson, course_id: '9' })).rejects.toThrow('There is no such lesson');
    expect(items()).toHaveLength(before);
  });

  test('of a member who was erased while signed in is refused with −1', async () => {
    const { ask, contacts } = await aLessonWithPeople();
    contacts.delete('ada');
    await expect(ask('ada')).rejects.toMatchObject({ status: -1 });
  });
});

describe('an answer', () => {
  test('goes to a question that is there, under its own lesson, and to somebody of its thread', async () => {
    const { ask, answer, publish, erase } = await aLessonWithPeople();
    await publish({ course_id: '1', dir_id: '3' });
    const { id } = await ask();
    const reply = await answer(id, 'ben');
    await expect(answer(id, 'eve', 'No.', { dir_id: '3' })).rejects.toThrow('There is no such question');
    await expect(answer(`${id.slice(0, -1)}!`, 'eve')).rejects.toThrow();
    await expect(answer(`${id.slice(0, -8)}zzzzzzzz`, 'eve')).rejects.toThrow('There is no such question');
    await expect(answer(id, 'ada', 'Whom?', { to_uid: 'eve' })).rejects.toThrow('no such member in this thread');
    expect(await answer(id, 'ada', 'Thanks', { to_uid: 'ben' })).toMatchObject({ to_name: 'ben of the stage' });
    await erase(reply.id, 'ben');
    await erase(id, 'ada');
    await expect(answer(id, 'eve')).rejects.toThrow('There is no such question');
  });

  test('to somebody whose reply an operator has hidden is refused, as nothing of theirs is shown', async () => {
    const { ask, answer, hide } = await aLessonWithPeople();
    const { id } = await ask();
    const first = await answer(id, 'ben');
    const rude = await answer(id, 'ben', 'Rude.');
    await hide(rude.id);
    expect(await answer(id, 'eve', 'Thanks', { to_uid: 'ben' })).toMatchObject({ to_name: 'ben of the stage' });
    await hide(first.id);
    await expect(answer(id, 'eve', 'Whom?', { to_uid: 'ben' })).rejects.toThrow('no such member in this thread');
  });

  test('to somebody whom the index has not yet is taken nevertheless', async () => {
    const desk = await aLessonWithPeople();
    const { id } = await desk.ask();
    await desk.answer(id, 'ben');
    const query = async () => ({ consistency: 'eventual' as const, items: [], cursor: '' });
    const send = desk.senderBy({ ...desk.index('community.byAuthor'), query });
    const answer = await send({ ...aLesson, pid: id, to_uid: 'ben', content: 'Thanks' }, { uid: 'ada' });
    expect(answer.to_name).toBe('ben of the stage');
  });

  test('is one of ten on a member’s first day, whatever they ask, and of any number afterwards', async () => {
    const { ask, answer, contacts, clock } = await aLessonWithPeople();
    const { id } = await ask();
    const ben = contacts.get('ben') ?? expect.fail();
    contacts.set('ben', { ...ben, since: new Date(clock.now).toISOString() });
    for (let number = 1; number <= 10; number += 1) await answer(id, 'ben', `${number}`);
    await ask('ben', 'A question is none of them');
    await expect(answer(id, 'ben', '11')).rejects.toThrow('Too many replies on your first day');
    clock.now += 24 * 60 * 60_000;
    for (let number = 11; number <= 22; number += 1) await answer(id, 'ben', `${number}`);
  });

  test('that meets the deletion of its question is refused, and nothing of it is kept', async () => {
    const { ask, answer, community, erase, items } = await aLessonWithPeople();
    const { id } = await ask();
    const { get } = community;
    community.get = async (key) => {
      const row = await get(key);
      community.get = get;
      await erase(id, 'ada');
      return row;
    };
    await expect(answer(id, 'ben')).rejects.toThrow('There is no such question');
    expect(items().filter(({ pk }) => String(pk).startsWith('thread#'))).toEqual([]);
  });
});

describe('the same request', () => {
  const request_id = 'f3b0a1c2-6d4e-4b7e-8f4e-1b1f8a0c9d33';

  test('sent fifty times at once stands once, and is answered alike', async () => {
    const { senderBy, page, announced } = await aLessonWithPeople();
    const send = () => senderBy()({ ...aLesson, content: 'Once?', request_id }, { uid: 'ada' });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await page()).toHaveLength(1);
    expect(announced()).toHaveLength(1);
  });

  test('with other words is refused', async () => {
    const { ask, page } = await aLessonWithPeople();
    await ask('ada', 'Once?', { request_id });
    await expect(ask('ada', 'Twice?', { request_id })).rejects.toThrow('already used for something else');
    await expect(ask('ben', 'Once?', { request_id })).rejects.toThrow('already used for something else');
    expect(await page()).toHaveLength(1);
  });
});

test('a question without answers is gone once it is deleted', async () => {
  const { ask, page, erase, count, items } = await aLessonWithPeople();
  const { id } = await ask();
  await erase(id, 'ada');
  expect(await page()).toEqual([]);
  await count();
  expect(items().filter(({ pk }) => String(pk).startsWith('lesson#'))).toEqual([]);
  await expect(erase(id, 'ada')).rejects.toThrow('There is no such comment');
});
