import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadLayui } from '../../shared/contract/uploads.ts';
import { objects } from '../platform/buckets/buckets.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { transaction } from '../platform/tables/writing.ts';
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
    const { putNew } = bucket;
    const keep = pictureUploader({ kind: 'media', isUsed: true, transact, putNew });
    return async ({ file }, { uid }, { siteHost }) => ({ src: uploadAddress(siteHost, (await keep(file, uid)).path) });
  },
);
