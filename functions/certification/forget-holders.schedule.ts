import { schedule } from '../platform/events/schedule.ts';
import { holderForgetter, oldHolderForgetter } from './certificates/holder-forgetter.ts';
import { needs } from './needs.ts';

export default schedule(needs.forgetHolders, ({ tables, indexes }) =>
  oldHolderForgetter({ index: indexes['certification.byForgetting'], forget: holderForgetter(tables.certification) }),
);
