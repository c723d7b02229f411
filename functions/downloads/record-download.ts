import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { endpoint } from '../platform/endpoint.ts';
import { openPublisher } from '../platform/publisher.ts';
import { openTable } from '../platform/table.ts';
import { releaseFinder } from './content-repository.ts';
import { needs } from './needs.ts';
import { newDownload } from './new-download.ts';
import { publishedReleases } from './published-releases.ts';

const events = openPublisher(needs.recordDownload);
const published = publishedReleases(releaseFinder(openTable(needs.recordDownload, 'content')));

export const handler = endpoint(recordDownload, { events, published }, async (request, { events, published }) => {
  await published(request.type, request.version, request.system);
  await events.publish(downloadRecorded, newDownload(request.type, request.version, request.system));
  return {};
});
