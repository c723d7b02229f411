import { reportDownloads } from '../../shared/contract/downloads.ts';
import { operation } from '../platform/calls/operation.ts';
import { countReader } from '../platform/counters/counter-reader.ts';
import { today } from './days.ts';
import { downloadReporter } from './download-reporter.ts';
import { needs } from './needs.ts';

export default operation(reportDownloads, needs.reportDownloads, ({ tables }) =>
  downloadReporter(countReader(tables.downloads), today),
);
