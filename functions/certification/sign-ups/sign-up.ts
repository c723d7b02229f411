import * as z from 'zod/mini';
import { type SignUpState, signUpStates } from '../../../shared/contract/certification-schemas.ts';
import { monthsAfter } from '../../../shared/shanghai-day.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Key } from '../../platform/tables/item.ts';
import { isUploadKey, type UploadKey } from '../../platform/uploads/upload-key.ts';
import { comparableName } from '../certificates/certificate.ts';

/**
 * Sign-ups in the table `certification`: one for an ID number and a month, which its key holds to. Who somebody is, is sealed under that key; the
 * hashes are keyed, so they tell nothing without the key.
 *
 * | item    | pk                          | sk                    |                                                      |
 * |---------|-----------------------------|-----------------------|------------------------------------------------------|
 * | sign-up | `sign-up#<hash of the ID>`  | `2026-11`             | this, and `signUpPeriod`, by which months are listed |
 * | owned   | `member#<uid>`              | `sign-up#<number>`    | of a member who was signed in: `number`, `at`        |
 */
export const StoredSignUp = z.object({
  idHash: z.string(),
  /** The month of the exam, `2026-11`. */
  period: z.string(),
  state: z.enum(signUpStates),
  signedUpAt: z.iso.datetime(),
  /** Version of the text that was agreed to; empty where the client sent none. */
  consent: z.string(),
  /** As the rank list shows it once there is a certificate. */
  company: z.string(),
  /** Of the name and the ID number together, so that equal names do not show. */
  nameHash: z.string(),
  phoneHash: z.string(),
  emailHash: z.string(),
  sealed: z.string(),
  /** Absent once it is erased. */
  photo: z.optional(z.string()),
  /** The month after which the photo is erased, and the one after which all is (product-rules.md#exam-data). */
  photoErasedIn: z.optional(z.string()),
  erasedIn: z.string(),
  /** The member who was signed in; absent for anybody else. */
  uid: z.optional(z.string()),
  /** The certificate that came of it. */
  certificate: z.optional(z.string()),
});
export type StoredSignUp = z.output<typeof StoredSignUp>;

/** What is sealed of a candidate. */
export const Candidate = z.object({
  name: z.string(),
  addr: z.string(),
  idcard: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type Candidate = z.output<typeof Candidate>;

/** States in which the same person signs up again for the same month: with another photo. */
export const replaceable = ['photo-refused', 'photo-missing'] as const satisfies readonly SignUpState[];

export const signUpPartition = (idHash: string) => `sign-up#${idHash}`;

export const signUpKey = ({ idHash, period }: Pick<StoredSignUp, 'idHash' | 'period'>): Key => ({
  pk: signUpPartition(idHash),
  sk: period,
});

/** How operators and events name a sign-up: its month and the keyed hash of the ID number. */
export const numberOf = ({ idHash, period }: Pick<StoredSignUp, 'idHash' | 'period'>) => `${period}.${idHash}`;

/** The sign-up that a number names. */
export function placeOf(number: string): Pick<StoredSignUp, 'idHash' | 'period'> {
  const [period = '', idHash = ''] = number.split('.');
  return { idHash, period };
}

/** By whom uploads are taken. */
export const takerOf = (signUp: Pick<StoredSignUp, 'idHash' | 'period'>) => `exam#${numberOf(signUp)}`;

/** The sort key of a member's own row of a sign-up. */
export const ownedSk = (number: string) => `sign-up#${number}`;
export const ownedRange = ['sign-up#', 'sign-up#~'] as const;

/** The key of its photo, while there is one. */
export function photoOf({ photo = '' }: Pick<StoredSignUp, 'photo'>): UploadKey | undefined {
  return isUploadKey(photo) ? photo : undefined;
}

/** What fields of a sign-up are sealed under. */
export const subjectOf = (signUp: Pick<StoredSignUp, 'idHash' | 'period'>) =>
  `${signUpPartition(signUp.idHash)}#${signUp.period}`;

/** Opens who signed up. */
export async function candidateOf({ open }: Pick<Sealer, 'open'>, signUp: StoredSignUp): Promise<Candidate> {
  return Candidate.parse(await open(subjectOf(signUp), signUp.sealed));
}

/** What a name is compared by, together with the ID number that it belongs to. */
export function hashOfPerson({ lookupHash }: Pick<Sealer, 'lookupHash'>, idHash: string, name: string) {
  return lookupHash('content', `candidate ${idHash} ${comparableName(name)}`);
}

/** The month so many months after one. @param period `2026-11` */
export function laterPeriod(period: string, months: number): string {
  return monthsAfter(`${period}-01`, months).slice(0, 7);
}

/** The first sign of each part of a name, the rest hidden: `A** L**`. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}**`)
    .join(' ');
}

/** The last two digits alone. */
export const maskedPhone = (phone: string) => `${'*'.repeat(Math.max(0, phone.length - 2))}${phone.slice(-2)}`;
