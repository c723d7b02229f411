import { schedule } from '../platform/events/schedule.ts';
import { holderForgetter, oldHolderForgetter } from './certificates/holder-forgetter.ts';
import { certification } from './domain.ts';
import { needs } from './needs.ts';

export default schedule(certification.schedules.forgetHolders, needs.forgetHolders, ({ tables, indexes }) =>
  oldHolderForgetter({ index: indexes['certification.byForgetting'], forget: holderForgetter(tables.certification) }),
);
