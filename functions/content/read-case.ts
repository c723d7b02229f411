import { noSuchCase } from '../../shared/contract/absences.ts';
import { readCase } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(readCase, { uses: { content: rows(contentTable, 'GetItem') } }, ({ content }) => {
  const findEntry = entryFinder(content);
  return addressed(async ({ id }) => {
    const detail = await findEntry('caseDetails', '', String(id));
    if (!detail) throw noSuchCase();
    return detail;
  });
});
