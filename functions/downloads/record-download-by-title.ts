import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { recordDownloadByTitle } from '../../shared/contract/downloads.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { productTypeOfTitle } from '../../shared/product-type.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, publishing, rows } from '../platform/index.ts';
import { downloadRecorder } from './download-recorder.ts';

export default endpoint(
  recordDownloadByTitle,
  { uses: { content: rows(contentTable, 'GetItem'), publish: publishing(downloadRecorded) } },
  (clients) => {
    const record = downloadRecorder(clients);
    return ({ title, ...request }) => {
      const type = productTypeOfTitle(title);
      if (type === undefined) throw new Refusal('There is no product of this title');
      return record({ type, ...request });
    };
  },
);
