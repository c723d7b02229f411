import { exportPersonFromUploads } from '../../shared/contract/uploads.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { openedUpload, uploadsOfPerson } from './erasure/uploads-of-member.ts';
import { needs } from './needs.ts';

export default operation(exportPersonFromUploads, needs.exportPersonFromUploads, ({ ownedBy, sealer, audited }) =>
  personExporter({ sealer, audited, find: uploadsOfPerson(ownedBy), open: async (record) => openedUpload(record) }),
);
