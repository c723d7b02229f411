import { index, rows, showFigures } from '../platform/index.ts';
import { figures } from './figures.ts';
import { certificationTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(certificationTable, 'Query'), byContest: index(certificationTable, 'byContest') },
});
