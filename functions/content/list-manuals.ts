import { listManuals } from '../../shared/contract/content.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { manualPages, manualsIn } from '../../shared/manual-lists.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(listManuals, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(async (asked) => pageReply(manualPages, manualsIn(await entriesOf('manuals'), asked)));
});
