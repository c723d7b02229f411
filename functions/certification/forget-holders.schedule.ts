import { index, rows, schedule, within } from '../platform/index.ts';
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
