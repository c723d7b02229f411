import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadImage } from '../../shared/contract/uploads.ts';
import { endpoint, limiting, objects, provingMember, transaction } from '../platform/index.ts';
import { uploadAddress } from '../platform/uploads/upload-key.ts';
import { pictureUploader } from './pictures/picture-uploader.ts';
import { uploadsTable } from './tables.ts';

export default endpoint(
  uploadImage,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      transact: transaction({
        in: [[uploadsTable, 'PutItem', 'UpdateItem']],
        announces: [uploadInspected],
        outbox: uploadsTable,
      }),
      bucket: objects('uploads', { 'uploaded/userimg/': ['PutObject'] }),
    },
  },
  ({ transact, bucket }) => {
    const keep = pictureUploader({ kind: 'userimg', isUsed: false, transact, putNew: bucket.putNew });
    return async ({ file }, { uid }, { siteHost }) => {
      const { path, type } = await keep(file, uid);
      return { file_path: uploadAddress(siteHost, path), file_name: file.name, file_type: type };
    };
  },
);
