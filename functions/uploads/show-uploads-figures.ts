import { showFigures } from '../platform/figures/show-figures.ts';
import { rows } from '../platform/tables/rows.ts';
import { figures } from './figures.ts';
import { uploadsTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(uploadsTable, 'Query') },
});
