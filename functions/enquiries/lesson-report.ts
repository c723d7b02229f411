import { randomUUID } from 'node:crypto';
import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { noSuchLesson } from '../../shared/contract/absences.ts';
import type { LessonStep } from '../../shared/lesson-steps.ts';
import { counted } from '../platform/counters/counter-items.ts';
import type { Counted } from '../platform/counters/increments.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';
import type { Publish } from '../platform/events/publisher.ts';
import type { lessonFinder } from '../platform/tables/published-content.ts';

interface Report {
  readonly course_id: number;
  readonly dir_id: number;
  readonly step: LessonStep;
  /** Identifies a repeated request; generated where the client sends none. */
  readonly request_id?: string | undefined;
}

interface Reporter {
  readonly findLesson: ReturnType<typeof lessonFinder>;
  readonly publish: Publish<'lesson.watched.v1'>;
}

/**
 * Announces that somebody began or finished a lesson that is published (product-rules.md#lesson-progress), and answers when the event is accepted.
 * @throws Refusal where there is no such lesson
 */
export function lessonReporter({ findLesson, publish }: Reporter) {
  return async ({ course_id, dir_id, step, request_id: reportId = randomUUID() }: Report) => {
    if (!(await findLesson(course_id, dir_id))) throw noSuchLesson();
    await publish(lessonWatched, { reportId, courseId: course_id, lessonId: dir_id, step });
    return {};
  };
}

/** What a report adds: one for the step, with the lesson as its label. The client's id counts together with lesson and step, so that it suppresses nothing else. */
export function countedLesson({ occurredAt, data }: DeliveryOf<typeof lessonWatched>): Counted {
  const { reportId, lessonId, step } = data;
  const increments = [{ counter: 'lessons', of: step, labels: [String(lessonId)], amount: 1 }];
  return counted({ id: `${reportId}#${lessonId}#${step}`, occurredAt }, increments);
}
