import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { Refusal } from '../../shared/contract/dialect.ts';
import { countDownload } from '../../shared/contract/downloads.ts';
import { productTypeOfTitle } from '../../shared/product-type.ts';
import { endpoint } from '../platform/endpoint.ts';
import { openPublisher } from '../platform/publisher.ts';
import { openTable } from '../platform/table.ts';
import { releaseFinder } from './content-repository.ts';
import { needs } from './needs.ts';
import { newDownload } from './new-download.ts';
import { publishedReleases } from './published-releases.ts';

const events = openPublisher(needs.countDownload);
const published = publishedReleases(releaseFinder(openTable(needs.countDownload, 'content')));

export const handler = endpoint(countDownload, { events, published }, async (request, { events, published }) => {
  const type = productTypeOfTitle(request.title);
  if (type === undefined) throw new Refusal('There is no product of this title');
  await published(type, request.version);
  await events.publish(downloadRecorded, newDownload(type, request.version, 0));
  return {};
});
