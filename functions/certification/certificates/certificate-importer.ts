import { randomInt } from 'node:crypto';
import { certificateAwarded } from '../../../events/certificate-awarded/event.ts';
import {
  type ImportedCertificate,
  type ImportLine,
  type LineProblem,
  readImportLine,
} from '../../../shared/certificate-import.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { newCertificateNumber } from '../../../shared/typed/certificate-number.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { certificateItem, certificateKey, type HolderHashes, isForgotten, ListedCertificate } from './certificate.ts';
import { importKey, isPublished, publishedImports, StoredImport } from './imports.ts';
import type { TakePlaces } from './status-places.ts';

/** A file by what it says, and one attempt to bring it in. */
interface Attempt {
  readonly fingerprint: string;
  readonly attempt: string;
  readonly operator: string;
}

const over = 'Another attempt to import this file has begun, or it was given up: begin anew';
const closed = 'This file was given up or published meanwhile. Run the job sweepImports, then import it again';
/** What has to be so for anything to be staged or published: this attempt is the one under way. */
const underWay = { published: { is: 'absent' }, isGivenUp: { is: 'absent' } } as const;

interface Beginner {
  readonly table: Table<'GetItem'>;
  readonly audited: Audited<Only<{ PutItem: 'certification' }>>;
  readonly now: () => Date;
}

/** Begins an import. A file that was published is not imported again; an attempt that broke off gives way to this one. */
export function importBeginner({ table, audited, now }: Beginner) {
  return async ({ fingerprint, attempt, operator, count }: Attempt & { readonly count: number }) => {
    const item = await table.get(importKey(fingerprint));
    if (item && StoredImport.parse(item).published !== undefined) return { state: 'published' as const };
    // The job deletes whatever was staged of it, so nothing new may come between.
    const isFree = anyOf('absent', underWay);
    const begun = { ...importKey(fingerprint), attempt, count, staged: 0, begunAt: now().toISOString() };
    const outcome = await audited<'closed'>({ operator, subject: fingerprint }, (transaction) =>
      transaction.put('certification', begun, isFree, 'closed'),
    );
    if (outcome === 'closed') throw new Refusal(closed);
    return { state: 'begun' as const };
  };
}

interface Stager {
  readonly table: Table<'GetItem' | 'Query'>;
  readonly byId: Index;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly audited: Audited<Only<{ PutItem: 'certification'; UpdateItem: 'certification' }>>;
  readonly takePlaces: TakePlaces;
  readonly now: () => number;
  readonly newNumber?: () => string;
}

interface Staging extends Attempt {
  readonly after: number;
  readonly lines: readonly ImportLine[];
  readonly with_marks: boolean;
}

/**
 * Stages lines of an import: all of them, or none where something is wrong with one. Lines that come again are staged once, as the import
 * counts how many there are. A holder has one certificate of a day: a file that was imported before and has grown brings none of them twice.
 * @throws Refusal for an attempt that is over
 */
export function certificateStager({ table, byId, sealer, audited, takePlaces, now, newNumber = randomNumber }: Stager) {
  const hashesOf = holderHasher(sealer);
  return async ({
    fingerprint,
    attempt,
    operator,
    after,
    lines,
    with_marks: withMarks,
  }: Staging): Promise<{ staged: number; problems: LineProblem[] }> => {
    const item = await table.get(importKey(fingerprint));
    const known = item && StoredImport.parse(item);
    if (known?.attempt !== attempt) throw new Refusal(over);
    const staged = after + lines.length;
    if (known.staged === staged) return { staged, problems: [] };
    const today = shanghaiDay(now());
    const { certificates, problems } = readLines(lines, after, today, withMarks);
    if (problems.length > 0) return { staged: after, problems };
    const taken = await takenNumbers(table, certificates, fingerprint, after);
    if (taken.length > 0) return { staged: after, problems: taken };

    const kept = certificates.map((one) => (isForgotten(one, today) ? {} : hashesOf(one)));
    const hashes = await Promise.all(kept);
    const had = await heldBefore({ table, byId }, certificates, hashes, fingerprint);
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

const randomNumber = () => newCertificateNumber((below) => randomInt(below));

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
  { table, byId }: Pick<Stager, 'table' | 'byId'>,
  certificates: readonly ImportedCertificate[],
  hashes: readonly HolderHashes[],
  fingerprint: string,
): Promise<number[]> {
  const published = await publishedImports(table);
  const held = await Promise.all(
    certificates.map(async ({ awardedOn }, at) => {
      const holder = hashes[at]?.holderId;
      if (holder === undefined) return [];
      const { items } = await byId.query(holder, { between: [awardedOn, awardedOn] });
      const others = items
        .map((item) => ListedCertificate.parse(item))
        .filter((one) => one.importId !== fingerprint && one.revokedOn === undefined && isPublished(one, published));
      return others.length > 0 ? [at] : [];
    }),
  );
  return held.flat();
}

/** The hashes by which a holder is found. */
function holderHasher({ lookupHash }: Pick<Sealer, 'lookupHash'>) {
  return async ({ idcard, phone }: { readonly idcard: string; readonly phone: string }): Promise<HolderHashes> => {
    const [holderId, holderPhone] = await Promise.all([
      idcard === '' ? undefined : lookupHash('idcard', idcard),
      phone === '' ? undefined : lookupHash('phone', phone),
    ]);
    return { ...(holderId && { holderId }), ...(holderPhone && { holderPhone }) };
  };
}

interface Publisher {
  readonly table: Table<'GetItem'>;
  readonly audited: Audited<Only<{ UpdateItem: 'certification'; emits: 'certificate.awarded.v1' }>>;
}

/**
 * Publishes an import by one conditional write of its pointer, in which the event and the row of the audit trail come along: from then on all of its
 * certificates are there. Published twice is published once.
 * @throws Refusal for an attempt that is over, and for lines that are not staged yet
 */
export function importPublisher({ table, audited }: Publisher) {
  return async ({ fingerprint, attempt, operator }: Attempt): Promise<{ count: number }> => {
    const item = await table.get(importKey(fingerprint));
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
  };
}
