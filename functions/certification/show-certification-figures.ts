import { showFigures } from '../platform/figures/show-figures.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { figures } from './figures.ts';
import { certificationTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(certificationTable, 'Query'), byContest: index(certificationTable, 'byContest') },
});
