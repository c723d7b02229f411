import { listManualDirectories } from '../../shared/contract/content.ts';
import { directoriesNamed } from '../../shared/manual-lists.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { needs } from './needs.ts';

export default endpoint(listManualDirectories, needs.listManualDirectories, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return async ({ name }) => [...directoriesNamed(await entriesOf('manualDirectories'), name)];
});
