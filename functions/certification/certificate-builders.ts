import { type ImportLine, importLineOf, stagedLines } from '../../shared/certificate-import.ts';
import type { AskedCertificate } from '../../shared/contract/certification-fields.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { type Count, limitChecker, limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { aClock } from '../platform/testing/a-clock.ts';
import { aContext } from '../platform/testing/builders.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { calling, operating } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import awardCertificate from './award-certificate.ts';
import beginImport from './begin-import.ts';
import { certificateReader } from './certificates/imports.ts';
import forgetHolders from './forget-holders.schedule.ts';
import listCertificates from './list-certificates.ts';
import listHolders from './list-holders.ts';
import publishCertificates from './publish-certificates.ts';
import queryCertificate from './query-certificate.ts';
import revokeCertificate from './revoke-certificate.ts';
import showCertificate from './show-certificate.ts';
import stageCertificates from './stage-certificates.ts';
import sweepImports from './sweep-imports.schedule.ts';
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

/** A query as a form has it. */
export function formOf({ by, value, name }: AskedCertificate) {
  const [type, field] = ({ number: ['1', 'cert_num'], phone: ['2', 'phone'], idcard: ['3', 'idcard'] } as const)[by];
  return { cert_num: '', phone: '', idcard: '', [field]: value, type, name };
}

interface Due {
  readonly dueAt: Date;
}

/** Certificates in memory: tables, sealer and all rules, by a clock that the test sets. */
export function aCertificateDesk() {
  const tables = tablesInMemory('certification', certificationTable);
  const sealer = sealerInMemory('certification');
  const table = tables.table('certification');
  const clock = aClock('2026-11-26T09:30:00.000Z');
  const audited = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 });
  const read = certificateReader(table);
  const counted: Count[] = [];
  const limits = tables.table('limits');
  const keep = limitKeeper(limits);
  const keepLimit: typeof keep = (count, id) => {
    counted.push(count);
    return keep(count, id);
  };

  const { open, lookupHash } = sealer;
  const clients = {
    ...{ certification: table, audited, open },
    // Looked up anew, so that tests may watch it.
    lookupHash: (...asked: Parameters<typeof lookupHash>) => sealer.lookupHash(...asked),
    byRank: tables.index('certification.byRank'),
    byHolderId: tables.index('certification.byHolderId'),
    byHolderPhone: tables.index('certification.byHolderPhone'),
    byImport: tables.index('certification.byImport'),
    byForgetting: tables.index('certification.byForgetting'),
  };
  const begin = operating(beginImport, clients);
  const publish = operating(publishCertificates, clients);
  const stage = operating(stageCertificates, clients);
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
  const list = operating(listCertificates, clients);
  const rank = calling(listHolders, clients);
  const querying = { ...clients, keepLimit, checkLimit: limitChecker(limits) };
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
    award: operating(awardCertificate, clients),
    read,
    byRank: clients.byRank,
    show: operating(showCertificate, clients),
    desk: list,
    revoke: operating(revokeCertificate, clients),
    rank: ({ name, page }: { readonly name: string; readonly page: number }) => rank({ name, pageindex: page }),
    querying,
    limits,
    /** Asks as one whose network has not asked for anything else. */
    query: (asked: AskedCertificate, from = '198.51.100.7') =>
      calling(queryCertificate, querying)(formOf(asked), { viewerAddress: `${from}:443` }),
    sweep: ({ dueAt }: Due) => sweepImports.start(clients)({ scheduledAt: dueAt.toISOString() }, aContext()),
    forget: ({ dueAt }: Due) => forgetHolders.start(clients)({ scheduledAt: dueAt.toISOString() }, aContext()),
    /** Numbers of all certificates that everybody sees. */
    numbers: async () => (await list({})).list.map(({ cert_num }) => cert_num),
    names: () => tables.announced().map(({ name }) => name),
  };
}
