import { uploadLayui } from '../../shared/contract/uploads.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { uploadAddress } from '../platform/uploads/upload-key.ts';
import { needs } from './needs.ts';
import { pictureUploader } from './pictures/picture-uploader.ts';

export default endpoint(uploadLayui, needs.uploadLayui, ({ transact, buckets }) => {
  const { putNew } = buckets.uploads;
  const keep = pictureUploader({ kind: 'media', isUsed: true, transact, putNew });
  return async ({ file }, { uid }, { siteHost }) => ({ src: uploadAddress(siteHost, (await keep(file, uid)).path) });
});
