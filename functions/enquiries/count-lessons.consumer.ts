import { usual } from '../../events/consumer-entry.ts';
import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedLesson } from './lesson-report.ts';
import { enquiriesTable } from './tables.ts';

/** Idempotency key: the report's id with lesson and step, which are its row's key. */
export default consumer(
  {
    ...usual,
    subscribesTo: [lessonWatched],
    userImpact: 'Nobody learns which lessons are watched, and which are left before their end.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) => count(countedLesson),
);
