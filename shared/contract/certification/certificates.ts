import * as z from 'zod/mini';
import { accountLengths } from '../../account-lengths.ts';
import { certificateQuery, exactCertificateNumber } from '../certification-fields.ts';
import { queryLimits } from '../certification-limits.ts';
import { FoundCertificate, Holder } from '../certification-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paged, pageRequest } from '../page-number.ts';
import { atMost, text } from '../text-fields.ts';

export const queryCertificate = defineEndpoint({
  summary: "Finds a certificate by its number, or by its holder's phone or ID number, with the name.",
  path: '/api/pc/cert_query',
  caller: 'visitor',
  dialect: 'status',
  request: certificateQuery,
  example: { type: 1, cert_num: 'MS-7K3F-9QXD-T', name: 'Ada Lovelace' },
  response: FoundCertificate,
  limits: queryLimits,
});

/** Pages of the rank list. */
export const holderPages = { size: 15, names: { page: 'pageindex', count: 'datacount' } } as const;

export const listHolders = defineEndpoint({
  summary: 'Lists a page of the holders of valid certificates, the newest first; with `name`, those whose name has it.',
  path: '/api/pc/exam_certification_list',
  caller: 'visitor',
  dialect: 'status',
  request: pageRequest(holderPages, { name: text(atMost(accountLengths.name, 'A name')) }),
  example: { pageindex: 1, name: '' },
  response: paged(holderPages, Holder),
  cache: { kind: 'live', sharedSeconds: 10, staleSeconds: 10 },
});

export const readCertificate = defineEndpoint({
  summary: 'Answers the page of one certificate.',
  path: '/api/pc/certificate',
  method: 'GET',
  caller: 'visitor',
  dialect: 'status',
  reply: 'html',
  request: z.object({ num: exactCertificateNumber }),
  example: { num: 'MS-7K3F-9QXD-T' },
  response: z.string(),
});
