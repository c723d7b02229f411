import { index, rows, showFigures } from '../platform/index.ts';
import { figures } from './figures.ts';
import { enquiriesTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(enquiriesTable, 'Query'), byState: index(enquiriesTable, 'byState') },
});
