import { listExams } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
import { examMonthLister } from './exams/exam-desk.ts';
import { certificationTable } from './tables.ts';

export default operation(
  listExams,
  { uses: { certification: rows(within(certificationTable, 'exams'), 'Query') } },
  ({ certification }) => examMonthLister(certification),
);
