import { readUploadSignature } from '../../shared/contract/uploads.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { needs } from './needs.ts';
import { uploadSigner } from './signing/upload-signer.ts';

export default endpoint(readUploadSignature, needs.readUploadSignature, ({ transact, buckets }) => {
  const sign = uploadSigner({ transact, form: buckets.uploads.form });
  return (request, member, { siteHost }) => sign({ ...request, uid: member?.uid, domain: uploadDomain(siteHost) });
});
