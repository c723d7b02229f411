import { rows, showFigures } from '../platform/index.ts';
import { figures } from './figures.ts';
import { accountsTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(accountsTable, 'Query') },
});
