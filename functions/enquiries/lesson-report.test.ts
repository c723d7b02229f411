import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { lessonWatched } from '../../events/lesson-watched/event.ts';
import example from '../../events/lesson-watched/examples/v1/finished.json' with { type: 'json' };
import { entryKey } from '../platform/tables/published-content.ts';
import { aCountingConsumer } from '../platform/testing/counting-consumer.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { calling } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import countLessons from './count-lessons.consumer.ts';
import { figures } from './figures.ts';
import reportLesson from './report-lesson.ts';

captureLog();

async function aReporter() {
  const content = tablesInMemory().table('content');
  const entry = { course_id: 1, dir_id: 2, title: 'Doors' };
  await content.put({ ...entryKey('lessons', '', '1 2'), entry });
  const publish = vi.fn(async () => {});
  return { report: calling(reportLesson, { content, publish }), publish };
}

describe('reporting a lesson', () => {
  test('what was watched of a lesson is published under the id that the client made', async () => {
    const { report, publish } = await aReporter();
    const request_id = randomUUID();
    expect(await report({ course_id: 1, dir_id: 2, step: 'begun', request_id })).toEqual({});
    const data = { reportId: request_id, courseId: 1, lessonId: 2, step: 'begun' };
    expect(publish).toHaveBeenCalledWith(lessonWatched, data);
  });

  test.each([
    ['a lesson that there is not', { course_id: 1, dir_id: 99 }],
    ['a lesson of another course', { course_id: 2, dir_id: 2 }],
  ])('%s publishes nothing', async (_, place) => {
    const { report, publish } = await aReporter();
    await expect(report({ ...place, step: 'begun' })).rejects.toThrow('There is no such lesson');
    expect(publish).not.toHaveBeenCalled();
  });
});

const day = example.occurredAt.slice(0, 10);
const figure = figures[3];

function anEvent(given: Partial<Omit<typeof example.data, 'step'> & { step: 'begun' | 'finished' }> = {}) {
  return { ...example, id: randomUUID(), data: { ...example.data, reportId: randomUUID(), ...given } };
}

describe('counting lessons', () => {
  test('a lesson counts as begun and as finished, once each, however often its events are delivered', async () => {
    const consumer = aCountingConsumer({ consumer: countLessons, table: 'enquiries', event: lessonWatched, figure });
    const [begun, finished] = [anEvent({ step: 'begun' }), anEvent()];
    expect(await consumer.deliver(begun, finished, begun)).toEqual([]);
    expect(await consumer.deliver(finished, anEvent())).toEqual([]);
    expect(await consumer.countedOn(day)).toEqual([1, 2]);
  });

  test('an id that was used for another lesson or step suppresses nothing', async () => {
    const consumer = aCountingConsumer({ consumer: countLessons, table: 'enquiries', event: lessonWatched, figure });
    const reportId = randomUUID();
    await consumer.deliver(
      anEvent({ reportId }),
      anEvent({ reportId, lessonId: 3 }),
      anEvent({ reportId, step: 'begun' }),
      anEvent({ reportId }),
    );
    expect(await consumer.countedOn(day)).toEqual([1, 2]);
  });
});
