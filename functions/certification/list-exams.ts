import { listExams } from '../../shared/contract/certification/exam-desk.ts';
import { operation, rows, within } from '../platform/index.ts';
import { examsPartition, factsOf, StoredMonth } from './exams/exam-months.ts';
import { certificationTable } from './tables.ts';

/** Lists the months that somebody has opened or closed, the newest first; all others are open. */
export default operation(
  listExams,
  { uses: { certification: rows(within(certificationTable, 'exams'), 'Query') } },
  ({ certification }) =>
    async ({ cursor }) => {
      const page = await certification.query(examsPartition, { newestFirst: true, limit: 60, cursor });
      return { list: page.items.map((item) => factsOf(StoredMonth.parse(item))), cursor: page.cursor };
    },
);
