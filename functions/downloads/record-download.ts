import { recordDownload } from '../../shared/contract/downloads.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { downloadRecorder } from './download-recorder.ts';
import { needs } from './needs.ts';
import { publishedReleases } from './published-releases.ts';

export default endpoint(recordDownload, needs.recordDownload, ({ tables, publish }) =>
  downloadRecorder({ requirePublished: publishedReleases(entryFinder(tables.content)), publish }),
);
