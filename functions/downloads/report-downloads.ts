import { reportDownloads } from '../../shared/contract/downloads.ts';
import { operation } from '../platform/calls/operation.ts';
import { today } from './days.ts';
import { downloadReporter } from './download-reporter.ts';
import { countReader } from './download-repository.ts';
import { needs } from './needs.ts';

export default operation(reportDownloads, needs.reportDownloads, ({ tables }) =>
  downloadReporter(countReader(tables.downloads), today),
);
