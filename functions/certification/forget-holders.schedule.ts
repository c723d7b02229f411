import { schedule } from '../platform/events/schedule.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
import { holderForgetter, oldHolderForgetter } from './certificates/holder-forgetter.ts';
import { certificationTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(30 4 * * ? *)',
    userImpact:
      'Holders are found by ID number and phone for longer than the two years after the end of their certificate that we promise.',
    uses: {
      certification: rows(within(certificationTable, 'certificate#*'), 'UpdateItem'),
      byForgetting: index(certificationTable, 'byForgetting'),
    },
  },
  ({ certification, byForgetting }) =>
    oldHolderForgetter({ index: byForgetting, forget: holderForgetter(certification) }),
);
