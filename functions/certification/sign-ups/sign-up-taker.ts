import { examSignedUp } from '../../../events/exam-signed-up/event.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { keptMonths } from '../../../shared/kept-months.ts';
import { identityNumber } from '../../../shared/typed/identity-number.ts';
import type { Member } from '../../platform/calls/members/member.ts';
import { Told } from '../../platform/calls/told.ts';
import { codeChecker, returnTry, wrongCode } from '../../platform/codes/code-checker.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { keyOf, partsOf, type UploadKey } from '../../platform/uploads/upload-key.ts';
import { freedUpload, takenUpload } from '../../platform/uploads/upload-row.ts';
import { closedMonthRefuser, periodOf } from '../exams/exam-months.ts';
import * as lines from '../log-lines.ts';
import {
  contestedPartition,
  contestedSk,
  hashOfPerson,
  hashOfReceiver,
  laterPeriod,
  numberOf,
  ownedSk,
  photoOf,
  replaceable,
  type StoredSignUp,
  signUpKey,
  signUpsOfMonth,
  subjectOf,
  takerOf,
} from './sign-up.ts';

/** The form, once it has proved valid. */
interface SentForm {
  readonly headimg: string;
  readonly name: string;
  readonly company: string;
  readonly addr: string;
  readonly idcard: string;
  readonly phone: string;
  readonly email: string;
  readonly code: string;
  readonly consent: string;
}

interface Taker {
  readonly certification: Table<'GetItem' | 'Query'>;
  readonly codes: Table<'UpdateItem'>;
  readonly seal: Sealer['seal'];
  readonly lookupHash: Sealer['lookupHash'];
  readonly transact: Transact<
    Only<{
      PutItem: 'certification';
      UpdateItem: 'uploads';
      DeleteItem: 'certification' | 'codes';
      emits: 'exam.signed-up.v1';
    }>
  >;
}

/** What stands for an ID number in a month: the sign-up of the mailbox that asks, and whether there is one of another. */
interface Standing {
  readonly own: StoredSignUp | undefined;
  readonly isContested: boolean;
}

type Failed = 'duplicate' | 'used' | 'photo' | 'photo before';

/** The rule of the exam, as whoever breaks it is told (product-rules.md#exam-sign-up). */
const oneAMonth =
  'You have already signed up for the exam of this month. One candidate takes one exam a month, and a second sign-up would void the result.';
const noPhoto = () => new Refusal('Please upload your photos');

/**
 * Signs somebody up: one transaction uses the code up, takes the photo, writes the sign-up where the mailbox has none for the ID number in this month, and
 * announces it; or nothing of it. Where another mailbox has one, theirs is contested, and answered like any other: nobody learns that a number is taken.
 * The same form again, whose answer was lost, changes nothing and is answered alike.
 * @throws Refusal for a closed month, a photo that is nobody's or somebody else's, a wrong code, a second sign-up of the month from one mailbox
 */
export function signUpTaker({ certification, codes, seal, lookupHash, transact }: Taker) {
  const sealer = { lookupHash };
  const refuseClosed = closedMonthRefuser(certification);
  const checkCode = codeChecker({ table: codes, sealer });
  const giveBack = returnTry(codes);
  return async (
    form: SentForm,
    member: Pick<Member, 'uid'> | undefined,
    domain: string,
    viewerAddress: string | undefined,
  ) => {
    const at = Date.now();
    const period = periodOf(at);
    await refuseClosed(period);
    const photo = photoNamed(form.headimg, domain);
    const idcard = identityNumber(form.idcard, at) ?? '';
    const hashes = await hashesOf(sealer, { ...form, idcard });
    const standing = async () => {
      const all = await signUpsOfMonth(certification, hashes.idHash, period);
      const own = all.find(({ emailHash }) => emailHash === hashes.emailHash);
      return { own, isContested: all.some((one) => one !== own) };
    };
    const isTheirs = ({ own }: Standing) => isTheSame(own, { ...hashes, photo });
    const before = await standing();
    if (isTheirs(before)) return signedUp;
    // The same form may have come twice at once: the other one has used the code up.
    const isDone = async () => isTheirs(await standing());
    const receiver = await hashOfReceiver(sealer, form.phone, form.email);
    const right = await checkCode('exam-sign-up', receiver, form.code, { viewerAddress }).catch(
      async (error: unknown) => {
        if (error instanceof Refusal && (await isDone())) return undefined;
        throw error;
      },
    );
    if (!right) return signedUp;
    const { name, addr, phone, email, company, consent } = form;
    const write = async ({ own, isContested }: Standing, photoBefore: UploadKey | undefined) => {
      const isFirst = own ? own.sk === period : !isContested;
      const place = { idHash: hashes.idHash, sk: isFirst ? period : contestedSk(period, hashes.emailHash) };
      const number = numberOf(place);
      const usedBy = takerOf(place);
      const signUp: StoredSignUp = {
        ...{ ...hashes, ...place },
        ...{ period, state: 'received', signedUpAt: new Date(at).toISOString(), consent, company, photo },
        photoErasedIn: laterPeriod(period, keptMonths.photo),
        erasedIn: laterPeriod(period, keptMonths.uncertified),
        ...(member && { uid: member.uid }),
        ...(isContested && !isFirst && { contested: contestedPartition }),
        sealed: await seal(subjectOf(place), { name, addr, idcard, phone, email }),
      };
      return transact<Failed>((transaction) => {
        // The photo is the first to be told of: nobody learns of a number without one that is free, which a sign-up would use up.
        const taken = takenUpload({
          ...{ key: photo, kind: 'headimg', owner: '', usedBy },
          ...{ isInspected: false, now: at },
        } as const);
        transaction.update('uploads', taken.key, taken.change, taken.condition, 'photo');
        // The mailbox that was told of the photo sends another one, and nobody else takes the place.
        const isFree = anyOf('absent', { state: { oneOf: replaceable }, emailHash: hashes.emailHash });
        transaction.put('certification', { ...signUpKey(place), ...signUp, signUpPeriod: period }, isFree, 'duplicate');
        transaction.delete('codes', right.key, right.unused, 'used');
        if (photoBefore) {
          const freed = freedUpload({ key: photoBefore, usedBy, now: at });
          transaction.update('uploads', freed.key, freed.change, freed.condition, 'photo before');
        }
        if (member) {
          const own = { pk: memberPartition(member.uid), sk: ownedSk(number), number, at: signUp.signedUpAt };
          transaction.put('certification', own);
        }
        if (own?.uid !== undefined && own.uid !== member?.uid)
          transaction.delete('certification', { pk: memberPartition(own.uid), sk: ownedSk(number) });
        transaction.emit(examSignedUp, { signUp: number });
      });
    };
    const attempt = async (stands: Standing) => {
      const photoBefore = stands.own && photoOf(stands.own);
      const outcome = await write(stands, photoBefore === photo ? undefined : photoBefore);
      // A photo that was refused is gone already.
      return outcome === 'photo before' ? write(stands, undefined) : outcome;
    };
    let stands = before;
    let outcome = await attempt(stands);
    while (outcome === 'duplicate') {
      const hadOwn = stands.own !== undefined;
      stands = await standing();
      if (isTheirs(stands)) return signedUp;
      if (hadOwn || stands.own) break;
      // Another mailbox was faster.
      outcome = await attempt(stands);
    }
    if (outcome === 'used') throw wrongCode();
    if (outcome !== 'written') {
      await giveBack(right);
      throw outcome === 'duplicate' ? new Refusal(oneAMonth) : noPhoto();
    }
    log(lines.examSignedUp, { period }, { Announced: 1 });
    return signedUp;
  };
}

const signedUp = new Told({}, 'You are signed up for the exam. We have sent you a mail that confirms it.');

/** The upload that a form names. @throws Refusal for what is none of an exam photo */
function photoNamed(headimg: string, domain: string): UploadKey {
  const key = keyOf(headimg, domain);
  if (key === undefined || partsOf(key)?.kind !== 'headimg') throw noPhoto();
  return key;
}

type Hashes = Pick<StoredSignUp, 'idHash' | 'nameHash' | 'phoneHash' | 'emailHash'>;

async function hashesOf(
  sealer: Pick<Sealer, 'lookupHash'>,
  { idcard, name, phone, email }: Pick<SentForm, 'idcard' | 'name' | 'phone' | 'email'>,
): Promise<Hashes> {
  const [idHash, phoneHash, emailHash] = await Promise.all([
    sealer.lookupHash('idcard', idcard),
    sealer.lookupHash('phone', phone),
    sealer.lookupHash('email', email),
  ]);
  return { idHash, phoneHash, emailHash, nameHash: await hashOfPerson(sealer, idHash, name) };
}

/** Whether a sign-up is what a form asks for: only who sent it knows the key of its photo. */
function isTheSame(
  stands: StoredSignUp | undefined,
  asked: Omit<Hashes, 'idHash'> & { readonly photo: string },
): boolean {
  return (
    stands?.photo === asked.photo &&
    stands.nameHash === asked.nameHash &&
    stands.phoneHash === asked.phoneHash &&
    stands.emailHash === asked.emailHash &&
    stands.state === 'received'
  );
}
