import { countReader } from '../platform/counters/counter-reader.ts';
import { schedule } from '../platform/events/schedule.ts';
import { counterChecker } from './counter-checker.ts';
import { needs } from './needs.ts';

export default schedule(needs.checkCounters, ({ tables }) => counterChecker(countReader(tables.downloads)));
