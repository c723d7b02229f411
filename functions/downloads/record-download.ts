import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, publishing, rows } from '../platform/index.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { downloadRecorder } from './download-recorder.ts';
import { publishedReleases } from './published-releases.ts';

export default endpoint(
  recordDownload,
  { uses: { content: rows(contentTable, 'GetItem'), publish: publishing(downloadRecorded) } },
  ({ content, publish }) => downloadRecorder({ requirePublished: publishedReleases(entryFinder(content)), publish }),
);
