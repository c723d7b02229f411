import {
  type ImportedCertificate,
  type ImportLine,
  type LineProblem,
  readImportLine,
} from '../../../shared/certificate-import.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import {
  certificateItem,
  certificateKey,
  type HolderHashes,
  isForgotten,
  ListedCertificate,
  newNumber,
} from './certificate.ts';
import { importKey, isPublished, over, publishedImports, StoredImport, underWay } from './imports.ts';
import { placeTaker } from './status-places.ts';

interface Stager {
  readonly certification: Table<'GetItem' | 'Query' | 'UpdateItem'>;
  readonly byHolderId: Index;
  readonly lookupHash: Sealer['lookupHash'];
  readonly audited: Audited<Only<{ PutItem: 'certification'; UpdateItem: 'certification' }>>;
}

/** Lines of a file, in one attempt to bring it in. */
interface Staging {
  readonly fingerprint: string;
  readonly attempt: string;
  readonly operator: string;
  readonly after: number;
  readonly lines: readonly ImportLine[];
  readonly with_marks: boolean;
}

/**
 * Stages lines of an import: all of them, or none where something is wrong with one. Lines that come again are staged once, as the import
 * counts how many there are. A holder has one certificate of a day: a file that was imported before and has grown brings none of them twice.
 * @throws Refusal for an attempt that is over
 */
export function certificateStager({ certification, byHolderId, lookupHash, audited }: Stager) {
  const takePlaces = placeTaker(certification);
  return async ({
    fingerprint,
    attempt,
    operator,
    after,
    lines,
    with_marks: withMarks,
  }: Staging): Promise<{ staged: number; problems: LineProblem[] }> => {
    const item = await certification.get(importKey(fingerprint));
    const known = item && StoredImport.parse(item);
    if (known?.attempt !== attempt) throw new Refusal(over);
    const staged = after + lines.length;
    if (known.staged === staged) return { staged, problems: [] };
    const today = shanghaiDay(Date.now());
    const { certificates, problems } = readLines(lines, after, today, withMarks);
    if (problems.length > 0) return { staged: after, problems };
    const taken = await takenNumbers(certification, certificates, fingerprint, after);
    if (taken.length > 0) return { staged: after, problems: taken };

    const kept = certificates.map((one) => (isForgotten(one, today) ? {} : hashesOf(lookupHash, one)));
    const hashes = await Promise.all(kept);
    const had = await heldBefore(certification, byHolderId, certificates, hashes, fingerprint);
    if (had.length > 0)
      return { staged: after, problems: had.map((at) => ({ line: lineNumber(after, at), ...isHeld })) };
    const place = await takePlaces(lines.length);
    const rows = certificates.map(({ idcard: _, phone: __, num, ...rest }, at) =>
      certificateItem(
        { ...rest, num: num || newNumber(), origin: 'import', place: place + at, importId: fingerprint, attempt },
        hashes[at] ?? {},
      ),
    );
    const outcome = await audited<'over' | 'taken'>({ operator, subject: fingerprint }, (transaction) => {
      transaction.update(
        'certification',
        importKey(fingerprint),
        { set: { staged } },
        { attempt, staged: after, ...underWay },
        'over',
      );
      // What an earlier attempt at this very file has staged was never seen.
      for (const row of rows)
        transaction.put('certification', row, anyOf('absent', { importId: fingerprint }), 'taken');
    });
    if (outcome === 'over') throw new Refusal(over);
    if (outcome === 'taken') throw new Refusal('A number was taken meanwhile: begin anew');
    return { staged, problems: [] };
  };
}

function readLines(lines: readonly ImportLine[], after: number, today: string, withMarks: boolean) {
  const problems: LineProblem[] = [];
  const certificates: ImportedCertificate[] = [];
  for (const [at, line] of lines.entries()) {
    const read = readImportLine(line, today, withMarks);
    if ('name' in read) certificates.push(read);
    else problems.push(...read.map((problem) => ({ line: lineNumber(after, at), ...problem })));
  }
  return { certificates, problems };
}

/** Line of the file, whose head is the first. */
const lineNumber = (after: number, at: number) => after + at + 2;

/** The numbers that other certificates have already. */
async function takenNumbers(
  table: Table<'GetItem'>,
  certificates: readonly ImportedCertificate[],
  fingerprint: string,
  after: number,
): Promise<LineProblem[]> {
  const taken = await Promise.all(
    certificates.map(async ({ num }, at) => {
      const item = num === '' ? undefined : await table.get(certificateKey(num));
      if (!item || item.importId === fingerprint) return [];
      return [
        {
          line: lineNumber(after, at),
          field: 'cert_num',
          reason: 'is the number of another certificate, or was staged with another file',
        },
      ];
    }),
  );
  return taken.flat();
}

const isHeld = { field: 'idcard', reason: 'has a certificate of this day already' } as const;

/** Which of the certificates their holders have already, of the same day and not revoked; counted from 0. */
async function heldBefore(
  table: Table<'Query'>,
  byHolderId: Index,
  certificates: readonly ImportedCertificate[],
  hashes: readonly HolderHashes[],
  fingerprint: string,
): Promise<number[]> {
  const published = await publishedImports(table);
  const held = await Promise.all(
    certificates.map(async ({ awardedOn }, at) => {
      const holder = hashes[at]?.holderId;
      if (holder === undefined) return [];
      const { items } = await byHolderId.query(holder, { between: [awardedOn, awardedOn] });
      const others = items
        .map((item) => ListedCertificate.parse(item))
        .filter((one) => one.importId !== fingerprint && one.revokedOn === undefined && isPublished(one, published));
      return others.length > 0 ? [at] : [];
    }),
  );
  return held.flat();
}

/** The hashes by which a holder is found. */
async function hashesOf(
  lookupHash: Sealer['lookupHash'],
  { idcard, phone }: Pick<ImportedCertificate, 'idcard' | 'phone'>,
): Promise<HolderHashes> {
  const [holderId, holderPhone] = await Promise.all([
    idcard === '' ? undefined : lookupHash('idcard', idcard),
    phone === '' ? undefined : lookupHash('phone', phone),
  ]);
  return { ...(holderId && { holderId }), ...(holderPhone && { holderPhone }) };
}
