import { readUploadSignature } from '../../shared/contract/uploads.ts';
import { endpoint, limiting, objects, provingMember, transaction } from '../platform/index.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { uploadSigner } from './signing/upload-signer.ts';
import { uploadsTable } from './tables.ts';

export default endpoint(
  readUploadSignature,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      transact: transaction({ in: [[uploadsTable, 'PutItem']] }),
      bucket: objects('uploads', { 'quarantine/': ['PutObject'] }),
    },
  },
  ({ transact, bucket }) => {
    const sign = uploadSigner({ transact, form: bucket.form });
    return (request, member, { siteHost }) => sign({ ...request, uid: member?.uid, domain: uploadDomain(siteHost) });
  },
);
