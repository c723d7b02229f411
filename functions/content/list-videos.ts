import { listVideos } from '../../shared/contract/content.ts';
import { inLists } from '../../shared/video-lists.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(listVideos, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(async () => inLists(await entriesOf('videos')));
});
