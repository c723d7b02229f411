import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type CertificateFacts,
  type CertificateState,
  certificateOrigins,
  type FoundCertificate,
} from '../../../shared/contract/certification-schemas.ts';
import { keptMonths } from '../../../shared/kept-months.ts';
import { newCertificateNumber } from '../../../shared/typed/certificate-number.ts';
import type { Key } from '../../platform/tables/item.ts';

/**
 * Certificates in the table `certification`. What an index is sorted by, and whose hashes lead to a certificate, stands beside it.
 *
 * | item            | pk                  | sk                       |                                                                    |
 * |-----------------|---------------------|--------------------------|--------------------------------------------------------------------|
 * | certificate     | `certificate#<num>` | `certificate`            | this                                                               |
 * | import          | `imports`           | fingerprint of the file  | what was staged, and the attempt that was published (imports.ts)   |
 * | status lists    | `status-lists`      | `next`                   | `next`: how many places in lists of statuses are taken             |
 */
export const StoredCertificate = z.object({
  num: z.string(),
  /** As printed. Public, with number, days and company. */
  name: z.string(),
  company: z.string(),
  awardedOn: z.iso.date(),
  /** The last day on which it is valid. */
  endsOn: z.iso.date(),
  origin: z.enum(certificateOrigins),
  /** Its place among all credentials: in which list of statuses, and where there. */
  place: z.int(),
  /** Of one that was imported: the import, and the attempt that staged it. */
  importId: z.optional(z.string()),
  attempt: z.optional(z.string()),
  revokedOn: z.optional(z.iso.date()),
  reason: z.optional(z.string()),
});
export type StoredCertificate = z.output<typeof StoredCertificate>;

/** What the indexes by holder have of it. */
export const ListedCertificate = z.pick(StoredCertificate, {
  num: true,
  name: true,
  importId: true,
  attempt: true,
  revokedOn: true,
});

/** A number that nobody guesses. */
export const newNumber = () => newCertificateNumber((below) => randomInt(below));

/** All certificates stand in one partition of the index by award, which one search reads. */
export const rankPartition = 'certificates';

export const certificateKey = (num: string): Key => ({ pk: `certificate#${num}`, sk: 'certificate' });

/** Keyed hashes by which a certificate's holder is found; absent where they are not known, or were erased. */
export interface HolderHashes {
  readonly holderId?: string | undefined;
  readonly holderPhone?: string | undefined;
}

/** The row of a certificate, with what indexes read it by. @param hashes kept until the month `forgetIn` is over */
export function certificateItem(certificate: StoredCertificate, hashes: HolderHashes) {
  const { num, awardedOn, endsOn } = certificate;
  const { holderId, holderPhone } = hashes;
  const isKnown = holderId !== undefined || holderPhone !== undefined;
  return {
    ...certificateKey(num),
    ...certificate,
    list: rankPartition,
    rank: `${awardedOn}#${num}`,
    ...hashes,
    ...(isKnown && { forgetIn: forgottenAfter(endsOn) }),
  };
}

/** The month after which a holder is no longer found by ID number and phone, `YYYY-MM`. */
function forgottenAfter(endsOn: string): string {
  const [year = 0, month = 1] = endsOn.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + keptMonths.certified)).toISOString().slice(0, 7);
}

/** Whether it is too late to find the holder of a certificate by ID number and phone, by a day of Asia/Shanghai. */
export function isForgotten({ endsOn }: Pick<StoredCertificate, 'endsOn'>, today: string): boolean {
  return forgottenAfter(endsOn) < today.slice(0, 7);
}

/** What becomes of a certificate by a day of Asia/Shanghai. */
export function stateOf(
  { revokedOn, endsOn }: Pick<StoredCertificate, 'revokedOn' | 'endsOn'>,
  today: string,
): CertificateState {
  if (revokedOn !== undefined) return 'revoked';
  return endsOn < today ? 'expired' : 'valid';
}

/** As operators see it. */
export function factsOf(certificate: StoredCertificate, today: string): CertificateFacts {
  const { num, name, company, awardedOn, endsOn, origin, revokedOn = '', reason = '' } = certificate;
  return {
    cert_num: num,
    name,
    company,
    award_date: awardedOn,
    end_date: endsOn,
    state: stateOf(certificate, today),
    origin,
    revoked_on: revokedOn,
    reason,
  };
}

/** As a query answers it. */
export function foundOf({ num, name, awardedOn, endsOn }: StoredCertificate): FoundCertificate {
  return { cert_num: num, name, award_date: awardedOn, end_date: endsOn };
}
