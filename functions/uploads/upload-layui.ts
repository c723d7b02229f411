import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadLayui } from '../../shared/contract/uploads.ts';
import { endpoint, limiting, objects, provingMember, transaction } from '../platform/index.ts';
import { uploadAddress } from '../platform/uploads/upload-key.ts';
import { pictureUploader } from './pictures/picture-uploader.ts';
import { uploadsTable } from './tables.ts';

export default endpoint(
  uploadLayui,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      transact: transaction({
        in: [[uploadsTable, 'PutItem', 'UpdateItem']],
        announces: [uploadInspected],
        outbox: uploadsTable,
      }),
      bucket: objects('uploads', { 'uploaded/media/': ['PutObject'] }),
    },
  },
  ({ transact, bucket }) => {
    const keep = pictureUploader({ kind: 'media', isUsed: true, transact, putNew: bucket.putNew });
    return async ({ file }, { uid }, { siteHost }) => ({ src: uploadAddress(siteHost, (await keep(file, uid)).path) });
  },
);
