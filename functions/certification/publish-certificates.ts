import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { publishCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rows, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { importKey, over, StoredImport, underWay } from './certificates/imports.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/**
 * Publishes an import by one conditional write of its pointer, in which the event and the row of the audit trail come along: from then on all of its
 * certificates are there. Published twice is published once.
 */
export default operation(
  publishCertificates,
  {
    uses: {
      certification: rows(within(certificationTable, 'imports'), 'GetItem'),
      audited: auditing({
        in: [[within(certificationTable, 'imports'), 'UpdateItem']],
        announces: [certificateAwarded],
        outbox: certificationTable,
      }),
    },
  },
  ({ audited, certification }) =>
    async ({ fingerprint, attempt, operator }) => {
      const item = await certification.get(importKey(fingerprint));
      const known = item && StoredImport.parse(item);
      if (known?.published === attempt) return { count: known.count };
      if (known?.attempt !== attempt) throw new Refusal(over);
      const { count, staged } = known;
      if (staged < count) throw new Refusal(`Only ${staged} of ${count} lines are staged`);
      const outcome = await audited<'over'>({ operator, subject: fingerprint }, (transaction) => {
        transaction.update(
          'certification',
          importKey(fingerprint),
          { set: { published: attempt } },
          { attempt, staged: count, ...underWay },
          'over',
        );
        transaction.emit(certificateAwarded, { origin: 'import', count });
      });
      if (outcome === 'over') throw new Refusal(over);
      log(lines.certificateAwarded, { origin: 'import', count }, { Announced: 1 });
      return { count };
    },
);
