import { keptMonths } from '../../shared/kept-months.ts';
import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** Rows of the table that are no sign-ups: who deals with these alone reads no sealed ones. */
const inRows = <const Rows extends readonly [string, ...string[]]>(...certification: Rows) =>
  ({ partitions: { certification } }) as const;
const inCertificates = inRows('certificate#*', 'imports');
const inMonths = inRows('exams');

/** Finding a certificate by its number: its row, and which imports were published. */
const findingCertificate = { tables: { certification: ['GetItem', 'Query'] }, ...inCertificates } as const;

/** The whole list of certificates. */
const listingCertificates = {
  tables: { certification: ['Query'] },
  ...inRows('imports'),
  indexes: { 'certification.byRank': ['Query'] },
} as const;

/** A year after the exam; with a certificate, which puts the end off, two years after its last day (product-rules.md#exam-data). */
const untilErased = { months: keptMonths.uncertified, endedBy: 'eraseSignUps' } as const;

/** Asking for a code that accounts mail, whose archive keeps the sealed address as long as any event. */
const requestingCode = {
  publishes: ['code.requested.v1'],
  sealsFor: ['accounts'],
  retention: { days: 90, endedBy: 'archive' },
} as const;

/** Erasing a sign-up, what leads a member to it, its photo and by whom its certificate is found. */
const erasingSignUp = { certification: ['GetItem', 'UpdateItem', 'DeleteItem'], uploads: ['UpdateItem'] } as const;

/** Opening sign-ups for operators, with links to their photos. */
const openingSignUps = {
  tables: { certification: ['Query'] },
  buckets: { uploads: { 'photos/': ['LinkObject'] } },
  keys: { personal: ['open'] },
  audits: true,
} as const;

/** Where a person's sign-ups are found. */
const findingSignUps = {
  owned: { certification: ['Query'] },
  indexes: { 'certification.bySignUpEmail': ['Query'], 'certification.bySignUpPhone': ['Query'] },
} as const;

/** Finding the newest sign-up of an ID number, and using up the code that was mailed to it. */
const byOwnCode = { certification: ['Query'], codes: ['UpdateItem', 'DeleteItem'] } as const;

/** What each function of the certification domain may touch, and nothing more. */
export const needs = {
  sendExamCode: {
    ...requestingCode,
    tables: { certification: ['GetItem'] },
    ...inMonths,
    keys: { lookup: ['hash'] },
    keepsLimits: true,
  },
  signUpForExam: {
    tables: {
      certification: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      codes: ['UpdateItem', 'DeleteItem'],
      uploads: ['UpdateItem'],
    },
    outbox: { table: 'certification', events: ['exam.signed-up.v1'] },
    keys: { personal: ['seal'], lookup: ['hash'] },
    retention: untilErased,
  },
  querySignUp: { tables: { certification: ['Query'] }, keys: { lookup: ['hash'] }, keepsLimits: true },
  mailSignUps: {
    tables: { certification: ['GetItem'] },
    keys: { personal: ['open'] },
    mails: ['exam-signed-up'],
  },
  followPhotos: {
    tables: { certification: ['GetItem', 'UpdateItem'] },
    keys: { personal: ['open'] },
    mails: ['exam-photo'],
  },
  countSignUps: { counts: 'certification' },
  sendOwnSignUpsCode: { publishes: ['own-sign-ups.asked.v1'], keys: { lookup: ['hash'] }, keepsLimits: true },
  askForOwnSignUps: {
    ...requestingCode,
    tables: { certification: ['Query'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    keepsLimits: true,
  },
  exportSignUpsByCode: { tables: byOwnCode, keys: { personal: ['open'], lookup: ['hash'] } },
  eraseSignUpsByCode: {
    tables: { ...byOwnCode, certification: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'], uploads: ['UpdateItem'] },
    keys: { lookup: ['hash'] },
  },
  exportOwnSignUps: {
    tables: { certification: ['GetItem'] },
    owned: { certification: ['Query'] },
    keys: { personal: ['open'] },
  },
  eraseMemberSignUps: { tables: erasingSignUp, owned: { certification: ['Query'] } },
  eraseSignUps: {
    tables: erasingSignUp,
    indexes: { 'certification.bySignUpEnd': ['Query'], 'certification.byPhotoEnd': ['Query'] },
  },
  openExam: { tables: { certification: ['PutItem'] }, ...inMonths, audits: true },
  closeExam: { tables: { certification: ['PutItem'] }, ...inMonths, audits: true },
  listExams: { tables: { certification: ['Query'] }, ...inMonths },
  exportSignUps: { ...openingSignUps, indexes: { 'certification.bySignUpPeriod': ['Query'] } },
  listContestedSignUps: { ...openingSignUps, indexes: { 'certification.byContest': ['Query'] } },
  settleSignUp: {
    tables: { ...erasingSignUp, certification: ['Query', 'UpdateItem', 'DeleteItem'] },
    audits: true,
  },
  findPersonInCertification: {
    ...findingSignUps,
    tables: { certification: ['GetItem'] },
    keys: { lookup: ['hash'] },
  },
  exportPersonFromCertification: {
    ...findingSignUps,
    tables: { certification: ['GetItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  erasePersonFromCertification: { ...findingSignUps, tables: erasingSignUp, keys: { lookup: ['hash'] }, audits: true },
  queryCertificate: {
    ...findingCertificate,
    indexes: { 'certification.byHolderId': ['Query'], 'certification.byHolderPhone': ['Query'] },
    keys: { lookup: ['hash'] },
    keepsLimits: true,
  },
  listHolders: listingCertificates,
  readCertificate: { ...findingCertificate, buckets: { site: { 'certificate/': ['GetObject'] } } },
  printCertificate: findingCertificate,
  issueCredential: { ...findingCertificate, secrets: ['certificateKeys'] },
  readIssuerKeys: { tables: { certification: ['GetItem'] }, ...inRows('issuer-keys') },
  readStatusList: {
    tables: { certification: ['GetItem'] },
    ...inRows('status-lists'),
    indexes: { 'certification.byRevocation': ['Query'] },
    secrets: ['certificateKeys'],
  },
  listCertificates: listingCertificates,
  showCertificate: findingCertificate,
  awardCertificate: {
    tables: { certification: ['Query', 'PutItem', 'UpdateItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    outbox: { table: 'certification', events: ['certificate.awarded.v1'] },
    audits: true,
  },
  revokeCertificate: {
    tables: { certification: ['GetItem', 'Query', 'UpdateItem'] },
    ...inCertificates,
    outbox: { table: 'certification', events: ['certificate.revoked.v1'] },
    audits: true,
  },
  beginImport: { tables: { certification: ['GetItem', 'PutItem'] }, ...inRows('imports'), audits: true },
  stageCertificates: {
    tables: { certification: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    indexes: { 'certification.byHolderId': ['Query'] },
    ...inRows('certificate#*', 'imports', 'status-lists'),
    keys: { lookup: ['hash'] },
    audits: true,
  },
  publishCertificates: {
    tables: { certification: ['GetItem', 'UpdateItem'] },
    ...inRows('imports'),
    outbox: { table: 'certification', events: ['certificate.awarded.v1'] },
    audits: true,
  },
  publishIssuerKeys: { tables: { certification: ['PutItem'] }, ...inRows('issuer-keys'), audits: true },
  sweepImports: {
    tables: { certification: ['Query', 'UpdateItem', 'DeleteItem'] },
    ...inCertificates,
    indexes: { 'certification.byImport': ['Query'] },
  },
  forgetHolders: {
    tables: { certification: ['UpdateItem'] },
    ...inRows('certificate#*'),
    indexes: { 'certification.byForgetting': ['Query'] },
  },
  countCertificates: { counts: 'certification' },
} as const satisfies DomainNeeds;
