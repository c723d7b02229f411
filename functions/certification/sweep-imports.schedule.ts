import { index, rows, schedule, within } from '../platform/index.ts';
import { importSweeper } from './certificates/import-sweeper.ts';
import { certificationTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(15 4 * * ? *)',
    userImpact: 'What a broken import of certificates left behind stays, and its numbers cannot be used.',
    uses: {
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'Query', 'UpdateItem', 'DeleteItem'),
      byImport: index(certificationTable, 'byImport'),
    },
  },
  ({ certification, byImport }) => importSweeper({ table: certification, byImport }),
);
