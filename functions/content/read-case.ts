import { noSuchCase } from '../../shared/contract/absences.ts';
import { readCase } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(readCase, needs.readCase, ({ tables }) => {
  const findEntry = entryFinder(tables.content);
  return addressed(async ({ id }) => {
    const detail = await findEntry('caseDetails', '', String(id));
    if (!detail) throw noSuchCase();
    return detail;
  });
});
