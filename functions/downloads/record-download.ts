import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { contentTable } from '../content/public.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { publishing } from '../platform/events/publishing.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { rows } from '../platform/tables/rows.ts';
import { downloadRecorder } from './download-recorder.ts';
import { publishedReleases } from './published-releases.ts';

export default endpoint(
  recordDownload,
  { uses: { content: rows(contentTable, 'GetItem'), publish: publishing(downloadRecorded) } },
  ({ content, publish }) => downloadRecorder({ requirePublished: publishedReleases(entryFinder(content)), publish }),
);
