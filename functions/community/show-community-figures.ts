import { rows, showFigures } from '../platform/index.ts';
import { figures } from './figures.ts';
import { communityTable } from './tables.ts';

export default showFigures(figures, {
  uses: { counters: rows(communityTable, 'Query') },
});
