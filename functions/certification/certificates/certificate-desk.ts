import { certificateRevoked } from '../../../events/certificate-revoked/event.ts';
import type { CertificateFacts, CertificateState } from '../../../shared/contract/certification-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { certificateKey, factsOf, rankPartition, StoredCertificate, stateOf } from './certificate.ts';
import type { ReadCertificate } from './certificate-reader.ts';
import { isPublished, publishedImports } from './imports.ts';
import { listOf, revokedPartition } from './status-places.ts';

/** Certificates of a page. */
const limit = 200;

interface Lister {
  readonly table: Table<'Query'>;
  readonly byRank: Index;
  readonly now: () => number;
}

/** Lists certificates a page at a time, the newest first; a page may have fewer than there are left, even none. */
export function deskLister({ table, byRank, now }: Lister) {
  return async ({ state, cursor }: { readonly state?: CertificateState | undefined; readonly cursor: string }) => {
    const published = await publishedImports(table);
    const page = await byRank.query(rankPartition, { newestFirst: true, limit, cursor });
    const today = shanghaiDay(now());
    const list = page.items
      .map((item) => StoredCertificate.parse(item))
      .filter((one) => isPublished(one, published) && (state === undefined || stateOf(one, today) === state))
      .map((one) => factsOf(one, today));
    return { list, cursor: page.cursor };
  };
}

interface Desk {
  readonly read: ReadCertificate;
  readonly now: () => number;
}

const unknown = 'There is no certificate of this number';

/** @throws Refusal for a number that no certificate has */
export function certificateShower({ read, now }: Desk) {
  return async ({ num }: { readonly num: string }): Promise<CertificateFacts> => {
    const certificate = await read(num);
    if (!certificate) throw new Refusal(unknown);
    return factsOf(certificate, shanghaiDay(now()));
  };
}

interface Revoker extends Desk {
  readonly audited: Audited<Only<{ UpdateItem: 'certification'; emits: 'certificate.revoked.v1' }>>;
}

/**
 * Revokes a certificate, for good; one that is revoked keeps its day and its reason.
 * @throws Refusal for a number that no certificate has, and for one that is revoked already
 */
export function certificateRevoker({ read, now, audited }: Revoker) {
  return async ({
    num,
    reason,
    operator,
  }: {
    readonly num: string;
    readonly reason: string;
    readonly operator: string;
  }) => {
    const certificate = await read(num);
    if (!certificate) throw new Refusal(unknown);
    const { place, origin } = certificate;
    const today = shanghaiDay(now());
    const set = { revokedOn: today, reason, revokedIn: revokedPartition(listOf(place)) };
    const outcome = await audited<'revoked'>({ operator, subject: num }, (transaction) => {
      transaction.update(
        'certification',
        certificateKey(num),
        { set },
        { num, revokedOn: { is: 'absent' } },
        'revoked',
      );
      transaction.emit(certificateRevoked, { origin });
    });
    if (outcome === 'revoked')
      throw new Refusal(`It was revoked already${certificate.revokedOn ? ` on ${certificate.revokedOn}` : ''}`);
    log(lines.certificateRevoked, { origin }, { Announced: 1 });
    return factsOf({ ...certificate, revokedOn: today, reason }, today);
  };
}
