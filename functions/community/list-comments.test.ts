import { describe, expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aLesson, aLessonWithPeople } from './community-builders.ts';

captureLog();

describe('a lesson', () => {
  test('lists its questions the newest first, ten at a time, none twice and none left out', async () => {
    const { ask, answer, page, count, erase } = await aLessonWithPeople();
    const ids: string[] = [];
    for (let number = 0; number < 25; number += 1) {
      const { id } = await ask('ada', `${number}`);
      ids.unshift(id);
      if (number % 2 === 0) await answer(id);
    }
    await erase(ids[3] ?? '', 'ada');
    await count();
    const listed: string[] = [];
    for (let last = ''; ; last = listed.at(-1) ?? '') {
      const list = await page(undefined, last);
      listed.push(...list.map(({ id }) => id));
      expect(list.map(({ comment_num }) => comment_num)).toEqual(list.map(({ comment }) => comment.length));
      if (list.length < 10) break;
    }
    expect(listed).toEqual(ids.filter((_, at) => at !== 3));
  });

  test('is opened by one query, whatever stands in it', async () => {
    const desk = await aLessonWithPeople();
    for (let number = 0; number < 10; number += 1) await desk.answer((await desk.ask()).id);
    await desk.count();
    const queries: string[] = [];
    const { queryPages } = desk.community;
    desk.community.queryPages = (pk, request) => {
      queries.push(pk);
      return queryPages(pk, request);
    };
    desk.community.get = () => expect.fail('it reads more');
    expect(await desk.page()).toHaveLength(10);
    expect(queries).toEqual(['lesson#1#2']);
  });
});

describe('a thread', () => {
  /** A question with so many replies. */
  async function aThread(replies: number) {
    const desk = await aLessonWithPeople();
    const { id } = await desk.ask();
    const ids: string[] = [];
    for (let number = 0; number < replies; number += 1) ids.push((await desk.answer(id, 'ben', `${number}`)).id);
    await desk.count();
    return { ...desk, id, ids };
  }

  test('shows its three oldest replies and how many there are, and ten more at a time', async () => {
    const { id, ids, page, more } = await aThread(25);
    const [question] = await page();
    expect(question).toMatchObject({ comment_num: 25, comment: ids.slice(0, 3).map((reply) => ({ id: reply })) });
    const unfolded = [...ids.slice(0, 3)];
    for (let list = await more(id, ids[2]); list.length > 0; list = await more(id, unfolded.at(-1)))
      unfolded.push(...list.map((reply) => reply.id));
    expect(unfolded).toEqual(ids);
    expect(await more(id, ids[2])).toHaveLength(10);
  });

  test('shows more to those who are signed in alone, and of this thread alone', async () => {
    const { id, ids, list, more, ask } = await aThread(4);
    await expect(list({ ...aLesson, pid: id })).rejects.toMatchObject({ status: -1 });
    const other = await ask('eve', 'Another one');
    await expect(more(other.id, ids[2])).rejects.toThrow('There is no such question');
    await expect(more(`${id.slice(0, -8)}zzzzzzzz`)).rejects.toThrow('There is no such question');
    expect(await more(id, ids[2], 'ben')).toMatchObject([{ id: ids[3], btn_del: 1 }]);
  });

  test('stays when its question is deleted, which keeps its place without text or name', async () => {
    const { id, page, erase, count } = await aThread(2);
    await erase(id, 'ada');
    await count();
    const gone = { id, content: '', uname: '', uid: '', deleted: 1, btn_del: 0 };
    expect(await page('ada')).toMatchObject([
      { ...gone, comment_num: 2, comment: [{ content: '0' }, { content: '1' }] },
    ]);
  });

  test('goes with its question once nobody’s answers are left', async () => {
    const { id, ids, page, erase, count, items } = await aThread(2);
    await erase(id, 'ada');
    for (const reply of ids) await erase(reply, 'ben');
    await count();
    expect(await page()).toEqual([]);
    expect(items().filter(({ pk }) => /^(lesson|thread)#/.test(String(pk)))).toEqual([]);
  });

  test('a deleted reply is gone at once, also where it is shown with its question, and the next one comes up', async () => {
    const { id, ids, page, erase, count } = await aThread(5);
    await erase(ids[1] ?? '', 'ben');
    expect((await page())[0]?.comment.map((reply) => reply.id)).toEqual([ids[0], ids[2]]);
    await count();
    expect(await page()).toMatchObject([
      { id, comment_num: 4, comment: [{ id: ids[0] }, { id: ids[2] }, { id: ids[3] }] },
    ]);
  });
});
