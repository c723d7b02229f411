import { usual } from '../../events/consumer-entry.ts';
import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { enquiriesTable } from './tables.ts';

/** The client's id counts together with lesson and step, so that it suppresses nothing else. */
export default consumer(
  {
    ...usual,
    subscribesTo: [lessonWatched],
    userImpact: 'Nobody learns which lessons are watched, and which are left before their end.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) =>
    count(({ occurredAt, data: { reportId, lessonId, step } }) =>
      counted({ id: `${reportId}#${lessonId}#${step}`, occurredAt }, [
        { counter: 'lessons', of: step, labels: [String(lessonId)], amount: 1 },
      ]),
    ),
);
