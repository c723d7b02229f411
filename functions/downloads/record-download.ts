import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, publishing, rows } from '../platform/index.ts';
import { downloadRecorder } from './download-recorder.ts';

export default endpoint(
  recordDownload,
  { uses: { content: rows(contentTable, 'GetItem'), publish: publishing(downloadRecorded) } },
  downloadRecorder,
);
