import * as z from 'zod/mini';
import { accountLengths } from '../../account-lengths.ts';
import { certificateQueryTool } from '../../form-tools.ts';
import { certificateQuery, exactCertificateNumber, statusListNumber } from '../certification-fields.ts';
import { queryLimits, rankListLimits, readingLimits } from '../certification-limits.ts';
import { FoundCertificate, Holder, holderPages } from '../certification-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paged, pageRequest } from '../page-number.ts';
import { atMost, line } from '../text-fields.ts';

const exampleNumber = 'MS-7K3F-9QXD-E';
const ofAnybody = { caller: 'visitor', dialect: 'status' } as const;

/** One certificate in one of its forms, by its number. */
const ofOne = {
  ...ofAnybody,
  method: 'GET',
  request: z.object({ num: exactCertificateNumber }),
  example: { num: exampleNumber },
  response: z.string(),
} as const;

/** What others read to verify a credential; live, so that a revocation is seen at once. */
const verifying = {
  ...ofAnybody,
  method: 'GET',
  response: z.string(),
  cache: { kind: 'live', sharedSeconds: 10, staleSeconds: 10 },
} as const;

export const queryCertificate = defineEndpoint({
  summary: certificateQueryTool.tooldescription,
  path: '/api/pc/cert_query',
  ...ofAnybody,
  request: certificateQuery,
  example: { type: 1, cert_num: exampleNumber, name: 'Ada Lovelace' },
  response: FoundCertificate,
  limits: queryLimits,
});

export const listHolders = defineEndpoint({
  summary: 'Lists a page of the holders of valid certificates, the newest first; with `name`, those whose name has it.',
  path: '/api/pc/exam_certification_list',
  ...ofAnybody,
  request: pageRequest(holderPages, { name: line(atMost(accountLengths.name, 'A name')) }),
  example: { pageindex: 1, name: '' },
  response: paged(holderPages, Holder),
  cache: { kind: 'live', sharedSeconds: 10, staleSeconds: 10 },
  limits: rankListLimits,
});

export const readCertificate = defineEndpoint({
  summary: 'Answers the page of one certificate; 404 for a number that none has.',
  path: '/api/pc/certificate',
  ...ofOne,
  reply: 'html',
  limits: readingLimits,
});

export const printCertificate = defineEndpoint({
  summary: 'Answers one certificate as a PDF to hang up; 404 for a number that none has.',
  path: '/api/pc/certificate.pdf',
  ...ofOne,
  reply: 'pdf',
  rateLimit: { perSecond: 5, burst: 600 },
  limits: [{ name: 'certificates-printed', of: 'certificates', per: 'network', max: 30, seconds: 10 * 60 }],
});

export const issueCredential = defineEndpoint({
  summary:
    'Answers one certificate as a verifiable credential (Open Badges 3.0), signed by the key of `/.well-known/did.json`; 404 for a number that none has.',
  path: '/api/pc/certificate.jwt',
  ...ofOne,
  reply: 'credential',
  limits: readingLimits,
});

export const readIssuerKeys = defineEndpoint({
  summary: "Answers the keys by which credentials are verified, today's and earlier ones (DID document, `did:web`).",
  path: '/.well-known/did.json',
  ...verifying,
  request: z.object({}),
  example: {},
  reply: 'did-document',
});

export const readStatusList = defineEndpoint({
  summary: 'Answers which credentials are revoked (Bitstring Status List, a signed credential itself).',
  path: '/.well-known/certificate-status.jwt',
  ...verifying,
  request: z.object({ list: statusListNumber }),
  example: { list: 1 },
  reply: 'credential',
});
