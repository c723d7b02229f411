import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { revokeCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { auditing, operation, rows, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { certificateKey, factsOf } from './certificates/certificate.ts';
import { certificateReader } from './certificates/imports.ts';
import { listOf, revokedPartition } from './certificates/status-places.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/** Revokes a certificate, for good; one that is revoked keeps its day and its reason. */
export default operation(
  revokeCertificate,
  {
    uses: {
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      audited: auditing({
        in: [[within(certificationTable, 'certificate#*', 'imports'), 'UpdateItem']],
        announces: [certificateRevoked],
        outbox: certificationTable,
      }),
    },
  },
  ({ audited, certification }) => {
    const read = certificateReader(certification);
    return async ({ num, reason, operator }) => {
      const certificate = await read(num);
      if (!certificate) throw new Refusal('There is no certificate of this number');
      const { place, origin } = certificate;
      const today = shanghaiDay(Date.now());
      const set = { revokedOn: today, reason, revokedIn: revokedPartition(listOf(place)) };
      const outcome = await audited<'revoked'>({ operator, subject: num }, (transaction) => {
        const isValid = { num, revokedOn: { is: 'absent' } } as const;
        transaction.update('certification', certificateKey(num), { set }, isValid, 'revoked');
        transaction.emit(certificateRevoked, { origin });
      });
      if (outcome === 'revoked')
        throw new Refusal(`It was revoked already${certificate.revokedOn ? ` on ${certificate.revokedOn}` : ''}`);
      log(lines.certificateRevoked, { origin }, { Announced: 1 });
      return factsOf({ ...certificate, revokedOn: today, reason }, today);
    };
  },
);
