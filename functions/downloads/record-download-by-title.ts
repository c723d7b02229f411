import { recordDownloadByTitle } from '../../shared/contract/downloads.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { productTypeOfTitle } from '../../shared/product-type.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { downloadRecorder } from './download-recorder.ts';
import { needs } from './needs.ts';
import { publishedReleases } from './published-releases.ts';

export default endpoint(recordDownloadByTitle, needs.recordDownloadByTitle, ({ tables, publish }) => {
  const record = downloadRecorder({ requirePublished: publishedReleases(entryFinder(tables.content)), publish });
  return ({ title, ...request }) => {
    const type = productTypeOfTitle(title);
    if (type === undefined) throw new Refusal('There is no product of this title');
    return record({ type, ...request });
  };
});
