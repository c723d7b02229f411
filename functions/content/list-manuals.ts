import { listManuals } from '../../shared/contract/content.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { manualPages, manualsIn } from '../../shared/manual-lists.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { rows } from '../platform/tables/rows.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(listManuals, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(async (asked) => pageReply(manualPages, manualsIn(await entriesOf('manuals'), asked)));
});
