import { awardCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { certificateAwarder } from './certificates/certificate-awarder.ts';
import { placeTaker } from './certificates/status-places.ts';
import { needs } from './needs.ts';

export default operation(awardCertificate, needs.awardCertificate, ({ tables, sealer, audited }) =>
  certificateAwarder({
    table: tables.certification,
    sealer,
    audited,
    takePlaces: placeTaker(tables.certification),
    now: Date.now,
  }),
);
