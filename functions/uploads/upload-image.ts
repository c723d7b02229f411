import { uploadImage } from '../../shared/contract/uploads.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { uploadAddress } from '../platform/uploads/upload-key.ts';
import { needs } from './needs.ts';
import { pictureUploader } from './pictures/picture-uploader.ts';

export default endpoint(uploadImage, needs.uploadImage, ({ transact, buckets }) => {
  const { putNew } = buckets.uploads;
  const keep = pictureUploader({ kind: 'userimg', isUsed: false, transact, putNew });
  return async ({ file }, { uid }, { siteHost }) => {
    const { path, type } = await keep(file, uid);
    return { file_path: uploadAddress(siteHost, path), file_name: file.name, file_type: type };
  };
});
