import { countReader } from '../platform/counters/counter-reader.ts';
import { rows, schedule } from '../platform/index.ts';
import { counterChecker } from './counter-checker.ts';
import { downloadsTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(30 1 * * ? *)',
    userImpact: 'Nobody hears of it when the figures of downloads are wrong.',
    uses: { downloads: rows(downloadsTable, 'Query') },
  },
  ({ downloads }) => counterChecker(countReader(downloads)),
);
