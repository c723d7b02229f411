import { closeExam } from '../../shared/contract/certification/exam-desk.ts';
import { auditing, operation, within } from '../platform/index.ts';
import { examMonthSetter } from './exams/exam-months.ts';
import { certificationTable } from './tables.ts';

export default operation(
  closeExam,
  {
    uses: {
      audited: auditing({ in: [[within(certificationTable, 'exams'), 'PutItem']] }),
    },
  },
  ({ audited }) => examMonthSetter(audited, false),
);
