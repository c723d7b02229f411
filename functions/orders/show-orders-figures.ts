import { showFigures } from '../platform/figures/show-figures.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { figures } from './figures.ts';
import { ordersTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(ordersTable, 'Query'), byState: index(ordersTable, 'byState') },
});
