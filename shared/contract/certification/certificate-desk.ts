import * as z from 'zod/mini';
import { importColumns, mostLines, stagedLines, usualMonths } from '../../certificate-import.ts';
import { PublicIssuerKey } from '../../issuer-keys.ts';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { exactCertificateNumber, examMonth, idcard, signUpNumber } from '../certification-fields.ts';
import { CertificateFacts, certificateStates, ImportProblem } from '../certification-schemas.ts';
import { cursor, cursorPage } from '../cursor-page.ts';
import { defineEndpoint } from '../endpoint.ts';

const byOperators = { caller: 'ops', dialect: 'status' } as const;
const exampleNumber = 'MS-7K3F-9QXD-E';
const monthsRule = 'A certificate is valid for 1 to 120 months';
/** Whether certificates are wanted although a mark is printed for letters of names that no font has. */
const with_marks = z._default(z.boolean(), false);
const terms = {
  /** For how long it is valid, from today on. */
  months: z._default(z.int().check(z.gte(1, { error: monthsRule }), z.lte(120, { error: monthsRule })), usualMonths),
  with_marks,
  operator,
};

export const awardCertificate = defineEndpoint({
  summary: 'Awards the certificate of an exam to somebody who had signed up for it, and notes who did.',
  ...byOperators,
  request: z.union([
    z.strictObject({ sign_up: signUpNumber, ...terms }),
    z.strictObject({ period: examMonth, idcard, ...terms }),
  ]),
  example: { period: '2026-11', idcard: '11010519491231002X', operator: exampleOperator },
  audits: 'certificate.awarded',
  emits: ['certificate.awarded.v1'],
  response: CertificateFacts,
});

export const revokeCertificate = defineEndpoint({
  summary: 'Revokes a certificate for good, and notes who did and why.',
  ...byOperators,
  request: z.object({
    num: exactCertificateNumber,
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, { error: 'Say why it is revoked' }),
        z.maxLength(200, { error: 'A reason has at most 200 characters' }),
      ),
    operator,
  }),
  example: { num: exampleNumber, reason: 'The result was void', operator: exampleOperator },
  audits: 'certificate.revoked',
  emits: ['certificate.revoked.v1'],
  response: CertificateFacts,
});

export const listCertificates = defineEndpoint({
  summary: 'Lists a page of all certificates, or of those in a state, the newest first.',
  ...byOperators,
  request: z.object({ state: z.optional(z.enum(certificateStates)), cursor }),
  example: { state: 'valid' },
  response: cursorPage(CertificateFacts),
});

export const showCertificate = defineEndpoint({
  summary: 'Shows one certificate with why it was revoked.',
  ...byOperators,
  request: z.object({ num: exactCertificateNumber }),
  example: { num: exampleNumber },
  response: CertificateFacts,
});

/** A file of certificates, by what it says: the same file again is the same import (product-rules.md#certificate-imports). */
const fingerprint = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'This is no fingerprint of a file' }));
const attempt = z.uuid({ error: 'An attempt has a UUID' });
const count = z.int().check(z.gte(1), z.lte(mostLines));
const exampleImport = {
  fingerprint: 'bPGk0Zt9o2GZ5m0Zl7mFJvVt7gk7nEoWq0VvC3y2y1E',
  attempt: '5f0d9a86-9f4b-4d56-8c1e-0a7b3c2d1e4f',
} as const;

export const beginImport = defineEndpoint({
  summary: 'Begins an import of certificates, or begins it anew; one that was published stays as it is.',
  ...byOperators,
  request: z.object({ fingerprint, attempt, count, operator }),
  example: { ...exampleImport, count: 1, operator: exampleOperator },
  audits: 'certificates.import-begun',
  response: z.object({ state: z.enum(['begun', 'published']) }),
});

const column = z._default(z.string().check(z.maxLength(200)), '');
const importLine = z.object(
  Object.fromEntries(importColumns.map((name) => [name, column])) as Record<
    (typeof importColumns)[number],
    typeof column
  >,
); // of all columns

export const stageCertificates = defineEndpoint({
  summary:
    'Stages some lines of an import, which nobody sees before it is published; tells what is wrong with them, and stages none then.',
  ...byOperators,
  request: z.object({
    fingerprint,
    attempt,
    /** How many lines were staged before these. */
    after: z.int().check(z.gte(0), z.lte(mostLines)),
    lines: z.array(importLine).check(z.minLength(1), z.maxLength(stagedLines)),
    with_marks,
    operator,
  }),
  example: {
    ...exampleImport,
    after: 0,
    lines: [{ name: 'Ada Lovelace', award_date: '2026-11-20' }],
    operator: exampleOperator,
  },
  audits: 'certificates.staged',
  response: z.object({ staged: z.int(), problems: z.array(ImportProblem) }),
});

export const publishCertificates = defineEndpoint({
  summary: 'Publishes an import whose lines are all staged: everybody sees all of its certificates from now on.',
  ...byOperators,
  request: z.object({ fingerprint, attempt, operator }),
  example: { ...exampleImport, operator: exampleOperator },
  audits: 'certificates.imported',
  emits: ['certificate.awarded.v1'],
  response: z.object({ count: z.int() }),
});

export const publishIssuerKeys = defineEndpoint({
  summary: 'Publishes the public keys of the issuer of credentials, and notes who gave it which key.',
  ...byOperators,
  request: z.object({
    kid: z.string().check(z.regex(/^[\w-]{8,64}$/, { error: 'This is no id of a key' })),
    keys: z.array(PublicIssuerKey).check(z.minLength(1), z.maxLength(200)),
    operator,
  }),
  example: {
    kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    keys: [{ kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }],
    operator: exampleOperator,
  },
  audits: 'certificate-key.changed',
  response: z.object({}),
});
