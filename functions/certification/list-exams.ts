import { listExams } from '../../shared/contract/certification/exam-desk.ts';
import { operation, rows, within } from '../platform/index.ts';
import { examMonthLister } from './exams/exam-desk.ts';
import { certificationTable } from './tables.ts';

export default operation(
  listExams,
  { uses: { certification: rows(within(certificationTable, 'exams'), 'Query') } },
  ({ certification }) => examMonthLister(certification),
);
