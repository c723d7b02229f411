import { type ImportLine, importLineOf, stagedLines } from '../../shared/certificate-import.ts';
import { newCertificateNumber } from '../../shared/typed/certificate-number.ts';
import { auditedAs, createTrail } from '../platform/audit/audit.ts';
import { type Count, limitChecker, limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { certificateAwarder } from './certificates/certificate-awarder.ts';
import { certificateRevoker, certificateShower, deskLister } from './certificates/certificate-desk.ts';
import { certificateStager, importBeginner, importPublisher } from './certificates/certificate-importer.ts';
import { certificateQuery } from './certificates/certificate-query.ts';
import { certificateLister, certificateReader } from './certificates/certificate-reader.ts';
import { holderForgetter, oldHolderForgetter } from './certificates/holder-forgetter.ts';
import { importSweeper } from './certificates/import-sweeper.ts';
import { rankLister } from './certificates/rank-list.ts';
import { placeTaker } from './certificates/status-places.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';
import { certificationTable } from './tables.ts';

export const operator = 'arn:aws:iam::123456789012:user/grace';

/** Somebody whose certificate is imported. */
export const adasIdcard = '11010519491231002X';
export const ada = {
  name: 'Ada Lovelace',
  company: 'Stage One',
  award_date: '2026-11-20',
  idcard: adasIdcard,
  phone: '13800138000',
};

/** A line of a file, of Ada unless told otherwise. */
export const aLine = (parts: Partial<ImportLine> = {}): ImportLine => ({ ...importLineOf(ada), ...parts });

/** Lines of many people, each with a name of their own. */
export const manyLines = (count: number): ImportLine[] =>
  Array.from({ length: count }, (_, at) => ({
    ...importLineOf({ name: `Holder ${at + 1}`, award_date: '2026-11-20' }),
  }));

/** A file by what it says; any text of that form is one. */
export const aFingerprint = (mark = 'a') => mark.repeat(43);

/** Certificates in memory: tables, sealer and all rules, by a clock that the test sets. */
export function aCertificateDesk() {
  const tables = tablesInMemory('certification', certificationTable);
  const sealer = sealerInMemory('certification');
  const table = tables.table('certification');
  const clock = { now: Date.parse('2026-11-26T09:30:00.000Z') };
  const now = () => clock.now;
  const trail = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 });
  const audited = auditedAs(trail, 'certificates.changed');
  const random = aRandom();
  const newNumber = () => newCertificateNumber(random);
  const takePlaces = placeTaker(table);
  const byId = tables.index('certification.byHolderId');
  const read = certificateReader(table);
  const counted: Count[] = [];
  const limits = tables.table('limits');
  const keep = limitKeeper(limits, { now });
  const keepLimit: typeof keep = (count, id) => {
    counted.push(count);
    return keep(count, id);
  };

  const begin = importBeginner({ table, audited, now: () => new Date(clock.now) });
  const stage = certificateStager({ table, byId, sealer, audited, takePlaces, now, newNumber });
  const publish = importPublisher({ table, audited });
  const stageAll = async (
    lines: readonly ImportLine[],
    attempt = crypto.randomUUID(),
    fingerprint = aFingerprint(),
  ) => {
    const asked = { fingerprint, attempt, operator, with_marks: false };
    await begin({ ...asked, count: lines.length });
    for (let after = 0; after < lines.length; after += stagedLines)
      await stage({ ...asked, after, lines: lines.slice(after, after + stagedLines) });
    return asked;
  };
  const byRank = tables.index('certification.byRank');
  const list = certificateLister({ table, byRank });
  const query = certificateQuery({
    table,
    byId,
    byPhone: tables.index('certification.byHolderPhone'),
    sealer,
    limitWrongNames: wrongNameLimit({ keepLimit, checkLimit: limitChecker(limits, { now }) }),
    now,
  });
  return {
    ...tables,
    table,
    sealer,
    clock,
    counted,
    begin,
    stage,
    publish,
    stageAll,
    /** Imports lines whole. */
    imported: async (lines: readonly ImportLine[] = [aLine()], fingerprint = aFingerprint()) =>
      publish(await stageAll(lines, crypto.randomUUID(), fingerprint)),
    award: certificateAwarder({ table, sealer, audited, takePlaces, now, newNumber }),
    read,
    list,
    show: certificateShower({ read, now }),
    desk: deskLister({ table, byRank, now }),
    revoke: certificateRevoker({ read, now, audited }),
    rank: rankLister({ list, now }),
    query: (asked: Parameters<typeof query>[0], from = '198.51.100.7') =>
      query(asked, undefined, { viewerAddress: `${from}:443` }),
    sweep: importSweeper({ table, byImport: tables.index('certification.byImport') }),
    forget: oldHolderForgetter({ index: tables.index('certification.byForgetting'), forget: holderForgetter(table) }),
    /** Numbers of all certificates that everybody sees. */
    numbers: async () => (await list()).map(({ num }) => num),
    names: () => tables.announced().map(({ name }) => name),
  };
}

/** Numbers below a given one, the same in each run. */
function aRandom() {
  let state = 11;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
