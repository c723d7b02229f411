import { listVideos } from '../../shared/contract/content.ts';
import { inLists } from '../../shared/video-lists.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(listVideos, needs.listVideos, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return addressed(async () => inLists(await entriesOf('videos')));
});
