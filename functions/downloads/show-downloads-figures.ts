import { rows, showFigures } from '../platform/index.ts';
import { figures } from './figures.ts';
import { downloadsTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(downloadsTable, 'Query') },
});
