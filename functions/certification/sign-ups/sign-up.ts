import * as z from 'zod/mini';
import { type SignUpState, signUpStates } from '../../../shared/contract/certification-schemas.ts';
import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import { monthsAfter } from '../../../shared/shanghai-day.ts';
import { comparableName, narrowlyComparableName } from '../../../shared/typed/comparable-name.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import { isUploadKey, type UploadKey } from '../../platform/uploads/upload-key.ts';

/**
 * Sign-ups in the table `certification`: of an ID number in a month the first one, and one for each other mailbox, which are contested
 * (product-rules.md#contested-sign-ups). Keys hold to that. Who somebody is, is sealed under the key; the hashes are keyed, so they tell nothing
 * without the key.
 *
 * | item      | pk                         | sk                    |                                                                  |
 * |-----------|----------------------------|-----------------------|------------------------------------------------------------------|
 * | sign-up   | `sign-up#<hash of the ID>` | `2026-11`             | this, and `signUpPeriod`, by which months are listed             |
 * | contested | `sign-up#<hash of the ID>` | `2026-11#<emailHash>` | the same, and `contested` until operators have settled it        |
 * | owned     | `member#<uid>`             | `sign-up#<number>`    | of a member who was signed in: `number`, `at`                    |
 */
export const StoredSignUp = z.object({
  idHash: z.string(),
  /** Its place among those of the ID number. */
  sk: z.string(),
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
  contested: z.optional(z.string()),
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

/** What leads to a sign-up. */
export type Place = Pick<StoredSignUp, 'idHash' | 'sk'>;

export const signUpKey = ({ idHash, sk }: Place): Key => ({ pk: signUpPartition(idHash), sk });

/** The month of a sign-up. */
export const periodAt = ({ sk }: Pick<Place, 'sk'>) => sk.slice(0, 7);

/** The sort keys of all sign-ups of an ID number in a month. */
const ofMonth = (period: string) => [period, `${period}#~`] as const;

/** The sort key of a sign-up that comes after another one, from another mailbox. */
export const contestedSk = (period: string, emailHash: string) => `${period}#${emailHash}`;

/** In which partition of the index of contested sign-ups they are. */
export const contestedPartition = 'contested';

/** How operators and events name a sign-up: its month and the keyed hash of the ID number; of a contested one also that of the mailbox. */
export function numberOf({ idHash, sk }: Place): string {
  const [period, mailbox] = sk.split('#');
  return [period, idHash, ...(mailbox === undefined ? [] : [mailbox])].join('.');
}

/** The sign-up that a number names. */
export function placeOf(number: string): Place {
  const [period = '', idHash = '', mailbox] = number.split('.');
  return { idHash, sk: mailbox === undefined ? period : contestedSk(period, mailbox) };
}

/** By whom uploads are taken. */
export const takerOf = (place: Place) => `exam#${numberOf(place)}`;

/** The sort key of a member's own row of a sign-up. */
export const ownedSk = (number: string) => `sign-up#${number}`;
export const ownedRange = ['sign-up#', 'sign-up#~'] as const;

/** The key of its photo, while there is one. */
export function photoOf({ photo = '' }: Pick<StoredSignUp, 'photo'>): UploadKey | undefined {
  return isUploadKey(photo) ? photo : undefined;
}

/** What fields of a sign-up are sealed under. */
export const subjectOf = ({ idHash, sk }: Place) => `${signUpPartition(idHash)}#${sk}`;

/** Opens who signed up. */
export async function candidateOf({ open }: Pick<Sealer, 'open'>, signUp: StoredSignUp): Promise<Candidate> {
  return Candidate.parse(await open(subjectOf(signUp), signUp.sealed));
}

/** A sign-up as a record of a person. */
export function recordOf(signUp: Pick<StoredSignUp, 'idHash' | 'sk' | 'signedUpAt'>): PersonalRecord {
  return { kind: 'sign-up', id: numberOf(signUp), at: signUp.signedUpAt };
}

/** All that a sign-up says, to whom it concerns. The photo is not in it: that one is kept, and in which state, is. */
export async function saysOf(sealer: Pick<Sealer, 'open'>, signUp: StoredSignUp): Promise<OpenedRecord['says']> {
  const { period, state, company, consent, photo, certificate = '', signedUpAt } = signUp;
  const photoState = photo === undefined ? 'erased' : 'kept';
  return {
    period,
    state,
    ...(await candidateOf(sealer, signUp)),
    company,
    consent,
    photo: photoState,
    certificate,
    signedUpAt,
  };
}

/** The sign-ups of an ID number that were made under a name, the newest month first, and in a month the earlier one. */
export async function signUpsNamed(
  table: Table<'Query'>,
  idHash: string,
  nameHashes: readonly string[],
): Promise<StoredSignUp[]> {
  const items = await table.queryAll(signUpPartition(idHash));
  return items
    .map((item) => StoredSignUp.parse(item))
    .filter(({ nameHash }) => nameHashes.includes(nameHash))
    .toSorted((one, other) => other.period.localeCompare(one.period) || earlierFirst(one, other));
}

/** All sign-ups of an ID number in a month, the earlier first. */
export async function signUpsOfMonth(table: Table<'Query'>, idHash: string, period: string): Promise<StoredSignUp[]> {
  const items = await table.queryAll(signUpPartition(idHash), ofMonth(period));
  return items.map((item) => StoredSignUp.parse(item)).toSorted(earlierFirst);
}

/** The first one of a month stays so when it comes again with another photo. */
function earlierFirst(one: StoredSignUp, other: StoredSignUp): number {
  const isFirst = ({ sk, period }: StoredSignUp) => sk === period;
  return Number(isFirst(other)) - Number(isFirst(one)) || one.signedUpAt.localeCompare(other.signedUpAt);
}

/** What a name is compared by, together with the ID number that it belongs to. */
export function hashOfPerson(sealer: Pick<Sealer, 'lookupHash'>, idHash: string, name: string): Promise<string> {
  return hashOfComparable(sealer, idHash, comparableName(name));
}

/** All hashes under which sign-ups of a name are kept: one, or with signs that older ones have not left out, two. */
export function hashesOfPerson(sealer: Pick<Sealer, 'lookupHash'>, idHash: string, name: string): Promise<string[]> {
  const spellings = new Set([comparableName(name), narrowlyComparableName(name)]);
  return Promise.all([...spellings].map((spelling) => hashOfComparable(sealer, idHash, spelling)));
}

function hashOfComparable({ lookupHash }: Pick<Sealer, 'lookupHash'>, idHash: string, comparable: string) {
  return lookupHash('content', `candidate ${idHash} ${comparable}`);
}

/** What an exam code is bound to: phone and address together (product-rules.md#codes). */
export function hashOfReceiver({ lookupHash }: Pick<Sealer, 'lookupHash'>, phone: string, email: string) {
  return lookupHash('content', `exam code ${phone} ${email}`);
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
