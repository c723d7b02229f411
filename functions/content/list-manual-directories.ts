import { listManualDirectories } from '../../shared/contract/content.ts';
import { directoriesNamed } from '../../shared/manual-lists.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { contentTable } from './tables.ts';

export default endpoint(listManualDirectories, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return async ({ name }) => [...directoriesNamed(await entriesOf('manualDirectories'), name)];
});
