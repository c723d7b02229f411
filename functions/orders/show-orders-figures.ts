import { index, rows, showFigures } from '../platform/index.ts';
import { figures } from './figures.ts';
import { ordersTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(ordersTable, 'Query'), byState: index(ordersTable, 'byState') },
});
