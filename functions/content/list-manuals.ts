import { listManuals } from '../../shared/contract/content.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { manualPages, manualsIn } from '../../shared/manual-lists.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(listManuals, needs.listManuals, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return addressed(async (asked) => pageReply(manualPages, manualsIn(await entriesOf('manuals'), asked)));
});
