import { schedule } from '../platform/events/schedule.ts';
import { importSweeper } from './certificates/import-sweeper.ts';
import { certification } from './domain.ts';
import { needs } from './needs.ts';

export default schedule(certification.schedules.sweepImports, needs.sweepImports, ({ tables, indexes }) =>
  importSweeper({ table: tables.certification, byImport: indexes['certification.byImport'] }),
);
