import { reportDownloads } from '../../shared/contract/downloads.ts';
import { countReader } from '../platform/counters/counter-reader.ts';
import { operation, rows } from '../platform/index.ts';
import { today } from './days.ts';
import { downloadReporter } from './download-reporter.ts';
import { downloadsTable } from './tables.ts';

export default operation(reportDownloads, { uses: { downloads: rows(downloadsTable, 'Query') } }, ({ downloads }) =>
  downloadReporter(countReader(downloads), today),
);
