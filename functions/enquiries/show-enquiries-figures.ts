import { showFigures } from '../platform/figures/show-figures.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { figures } from './figures.ts';
import { enquiriesTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(enquiriesTable, 'Query'), byState: index(enquiriesTable, 'byState') },
});
