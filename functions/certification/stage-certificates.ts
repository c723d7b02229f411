import { stageCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { certificateStager } from './certificates/certificate-importer.ts';
import { placeTaker } from './certificates/status-places.ts';
import { needs } from './needs.ts';

export default operation(stageCertificates, needs.stageCertificates, ({ tables, indexes, sealer, audited }) =>
  certificateStager({
    table: tables.certification,
    byId: indexes['certification.byHolderId'],
    sealer,
    audited,
    takePlaces: placeTaker(tables.certification),
    now: Date.now,
  }),
);
