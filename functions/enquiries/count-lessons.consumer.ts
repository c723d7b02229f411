import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { countedLesson } from './lesson-report.ts';
import { needs } from './needs.ts';

/** Idempotency key: the report's id with lesson and step, which are its row's key. */
export default consumer(consumers.countLessons, needs.countLessons, ({ count }) => count(countedLesson));
