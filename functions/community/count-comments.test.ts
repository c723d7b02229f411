import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { countKey } from './comments/comment-repository.ts';
import { aLessonWithPeople } from './community-builders.ts';

const log = captureLog();

/** A question, and the events of so many answers of Ben's, not counted yet. */
async function anAnsweredQuestion(answers: number, faults: Parameters<typeof aLessonWithPeople>[0] = {}) {
  const desk = await aLessonWithPeople(faults);
  const { id } = await desk.ask();
  const ids: string[] = [];
  for (let number = 0; number < answers; number += 1) ids.push((await desk.answer(id, 'ben', `${number}`)).id);
  const replies = async () => (await desk.community.get(countKey(id)))?.replies ?? 0;
  return { ...desk, id, ids, replies, waiting: desk.events() };
}

describe('replies are counted exactly once', () => {
  test('whatever the order in which events come, and however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (chances) => {
        const { deliverTo, erase, events, ids, page, replies, waiting } = await anAnsweredQuestion(8);
        for (const reply of [ids[0], ids[4], ids[7]]) await erase(reply ?? '', 'ben');
        const all = [...waiting, ...events()];
        const shuffled = [...all, ...all, ...all].toSorted(() => (chances.next().value % 2 === 0 ? 1 : -1));
        for (let at = 0; at < shuffled.length; at += 7)
          expect(await deliverTo.count(...shuffled.slice(at, at + 7))).toEqual([]);
        expect(await replies()).toBe(5);
        expect(await page()).toMatchObject([
          { comment_num: 5, comment: [{ id: ids[1] }, { id: ids[2] }, { id: ids[3] }] },
        ]);
      }),
      { numRuns: 5 },
    );
  });

  test('when the same event comes twice in one batch, and again in the next', async () => {
    const { deliverTo, replies, waiting } = await anAnsweredQuestion(1);
    await deliverTo.count(...waiting, ...waiting);
    await deliverTo.count(...waiting);
    expect(await replies()).toBe(1);
  });

  test('when the transaction of one batch fails: its events come back, and count then', async () => {
    let fails = 1;
    const { deliverTo, replies, waiting } = await anAnsweredQuestion(3, {
      write: (countOnce) => async (counted) => {
        if (fails-- > 0) throw new Error('ECONNREFUSED');
        return countOnce(counted);
      },
    });
    const left = await deliverTo.count(...waiting);
    expect(left.length).toBeGreaterThan(0);
    await deliverTo.count(...left.map((at) => waiting[at] ?? expect.fail()));
    expect(await replies()).toBe(3);
  });

  test('when the consumer dies after it has counted, before the question shows its replies', async () => {
    const { community, deliverTo, page, replies, waiting, ids } = await anAnsweredQuestion(2);
    const { update } = community;
    community.update = () => Promise.reject(new Error('killed'));
    const left = await deliverTo.count(...waiting);
    expect(left).toHaveLength(waiting.length);
    expect([await replies(), (await page())[0]?.comment]).toEqual([2, []]);
    community.update = update;
    expect(await deliverTo.count(...waiting)).toEqual([]);
    expect(await replies()).toBe(2);
    expect((await page())[0]?.comment.map((reply) => reply.id)).toEqual(ids);
  });

  test('and what cannot be read is set aside at once, and holds up nothing', async () => {
    const { deliverTo, replies, setAside, waiting } = await anAnsweredQuestion(1);
    const [event = expect.fail()] = waiting;
    expect(await deliverTo.count({ ...event, data: { commentId: 'none' } }, ...waiting)).toEqual([]);
    expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: '0' })]);
    expect(await replies()).toBe(1);
  });
});

test('two consumers at one thread bring it to what it is', async () => {
  const { community, deliverTo, page, erase, events, ids, waiting } = await anAnsweredQuestion(5);
  const { query } = community;
  let isRaced = false;
  community.query = async (...asked) => {
    const seen = await query(...asked);
    if (isRaced) return seen;
    isRaced = true;
    await erase(ids[0] ?? '', 'ben');
    await deliverTo.count(...events());
    return seen;
  };
  await deliverTo.count(...waiting);
  expect(await page()).toMatchObject([{ comment_num: 4, comment: [{ id: ids[1] }, { id: ids[2] }, { id: ids[3] }] }]);
});

test('a long thread costs a question no write once its oldest replies are shown', async () => {
  const { answer, count, deliverTo, id, waiting, writes, events } = await anAnsweredQuestion(3);
  await deliverTo.count(...waiting);
  await answer(id, 'ben', 'one more');
  const before = writes();
  await deliverTo.count(...events());
  // The event's row, the count, and the figure.
  expect(writes() - before).toBe(3);
  await count();
});

describe('figures', () => {
  test('say how many questions and answers were written, and not what operators hid and showed again', async () => {
    const { count, figure, hide, restore, ids, deliverTo, waiting, replies } = await anAnsweredQuestion(4);
    await deliverTo.count(...waiting);
    await hide(ids[1] ?? '');
    await restore(ids[1] ?? '');
    await count();
    expect(await replies()).toBe(4);
    expect(await figure('comments')).toEqual({ Questions: 1, Answers: 4 });
  });

  test('say how soon a question got its first answer: once, and not by whoever asked', async () => {
    const { ask, answer, count, figure, clock, deliverTo, waiting } = await anAnsweredQuestion(2);
    await deliverTo.count(...waiting);
    const { id } = await ask('ada');
    await answer(id, 'ada', 'Nobody?');
    await count();
    expect(await figure('first-answers')).toMatchObject({ 'Within an hour': 1, 'Within a day': 0 });
    const late = await ask('ada', 'And this?');
    clock.now += 5 * 60 * 60_000;
    await answer(late.id, 'ben');
    await answer(late.id, 'eve');
    await count();
    expect(await figure('first-answers')).toEqual({
      'Within an hour': 1,
      'Within a day': 1,
      'Within a week': 0,
      Later: 0,
    });
    expect(log.text).toContain('"FirstAnswerMinutes":301');
  });
});
