import type { DomainNeeds } from '../platform/sheet/needs.ts';

/** Finding a certificate by its number: its row, and which imports were published. */
const findingCertificate = { tables: { certification: ['GetItem', 'Query'] } } as const;

/** The whole list of certificates. */
const listingCertificates = {
  tables: { certification: ['Query'] },
  indexes: { 'certification.byRank': ['Query'] },
} as const;

/** What each function of the certification domain may touch, and nothing more. */
export const needs = {
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
  readIssuerKeys: { secrets: ['certificateKeys'] },
  readStatusList: {
    tables: { certification: ['GetItem'] },
    indexes: { 'certification.byRevocation': ['Query'] },
    secrets: ['certificateKeys'],
  },
  listCertificates: listingCertificates,
  showCertificate: findingCertificate,
  awardCertificate: {
    tables: { certification: ['GetItem', 'PutItem', 'UpdateItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    outbox: { table: 'certification', events: ['certificate.awarded.v1'] },
    audits: true,
  },
  revokeCertificate: {
    tables: { certification: ['GetItem', 'Query', 'UpdateItem'] },
    outbox: { table: 'certification', events: ['certificate.revoked.v1'] },
    audits: true,
  },
  beginImport: { tables: { certification: ['GetItem', 'PutItem'] }, audits: true },
  stageCertificates: {
    tables: { certification: ['GetItem', 'PutItem', 'UpdateItem'] },
    keys: { lookup: ['hash'] },
    audits: true,
  },
  publishCertificates: {
    tables: { certification: ['GetItem', 'UpdateItem'] },
    outbox: { table: 'certification', events: ['certificate.awarded.v1'] },
    audits: true,
  },
  noteKeyRotation: { audits: true },
  sweepImports: {
    tables: { certification: ['Query', 'UpdateItem', 'DeleteItem'] },
    indexes: { 'certification.byImport': ['Query'] },
  },
  forgetHolders: {
    tables: { certification: ['UpdateItem'] },
    indexes: { 'certification.byForgetting': ['Query'] },
  },
  countCertificates: { counts: 'certification' },
} as const satisfies DomainNeeds;
