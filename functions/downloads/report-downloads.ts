import { reportDownloads } from '../../shared/contract/downloads.ts';
import { operation } from '../platform/calls/operation.ts';
import { countReader } from '../platform/counters/counter-reader.ts';
import { rows } from '../platform/tables/rows.ts';
import { today } from './days.ts';
import { downloadReporter } from './download-reporter.ts';
import { downloadsTable } from './tables.ts';

export default operation(reportDownloads, { uses: { downloads: rows(downloadsTable, 'Query') } }, ({ downloads }) =>
  downloadReporter(countReader(downloads), today),
);
