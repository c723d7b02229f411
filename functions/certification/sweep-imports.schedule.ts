import { schedule } from '../platform/events/schedule.ts';
import { importSweeper } from './certificates/import-sweeper.ts';
import { needs } from './needs.ts';

export default schedule(needs.sweepImports, ({ tables, indexes }) =>
  importSweeper({ table: tables.certification, byImport: indexes['certification.byImport'] }),
);
