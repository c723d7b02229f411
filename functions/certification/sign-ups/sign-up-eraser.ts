import { firstDay } from '../../../shared/contract/fields.ts';
import { log } from '../../platform/logging/log.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { freedUpload } from '../../platform/uploads/upload-row.ts';
import { certificateKey } from '../certificates/certificate.ts';
import { periodOf } from '../exams/exam-months.ts';
import * as lines from '../log-lines.ts';
import { laterPeriod, numberOf, ownedSk, photoOf, StoredSignUp, signUpKey, takerOf } from './sign-up.ts';

type Erasing = Transact<Only<{ UpdateItem: 'certification' | 'uploads'; DeleteItem: 'certification' }>>;
type Failed = 'changed' | 'no photo' | 'no certificate';

interface Eraser {
  readonly transact: Erasing;
  readonly now: () => number;
}

interface Asked extends Eraser {
  readonly table: Table<'GetItem'>;
}

/**
 * Erases sign-ups: the row, what leads a member to it, the photo, which the uploads' job then erases, and by whom a certificate of it is found.
 * The certificate itself stays: its number proves what was awarded, and it says a name alone (product-rules.md#exam-data).
 * Where a certificate was awarded meanwhile, its holder is forgotten too.
 * @returns whether it was still there
 */
export function signUpEraser({ table, ...eraser }: Asked) {
  const eraseAsRead = eraserAsRead(eraser);
  return async (signUp: StoredSignUp): Promise<boolean> => {
    for (;;) {
      const item = await table.get(signUpKey(signUp));
      const found = item && StoredSignUp.parse(item);
      // Who found it may have had it from an index, and meanwhile somebody may have signed up anew.
      if (found?.signedUpAt !== signUp.signedUpAt) return false;
      if (await eraseAsRead(found)) return true;
    }
  };
}

/** Erases a sign-up that is as it was read, and another one that is to stay, if there is one, too. @returns whether both were */
export function eraserAsRead({ transact, now }: Eraser) {
  return async (signUp: StoredSignUp, staying?: StoredSignUp): Promise<boolean> => {
    const { photo, certificate, signedUpAt } = signUp;
    const parts = { photo: photo !== undefined, certificate: certificate !== undefined };
    const asRead = { signedUpAt, certificate: certificate ?? ({ is: 'absent' } as const) };
    const attempt = () =>
      transact<Failed>((transaction) => {
        transaction.delete('certification', signUpKey(signUp), asRead, 'changed');
        if (staying) {
          const { signedUpAt: since } = staying;
          transaction.update(
            'certification',
            signUpKey(staying),
            { set: { signedUpAt: since } },
            { signedUpAt: since },
            'changed',
          );
        }
        if (signUp.uid !== undefined)
          transaction.delete('certification', { pk: memberPartition(signUp.uid), sk: ownedSk(numberOf(signUp)) });
        const key = photoOf(signUp);
        if (parts.photo && key) {
          const freed = freedUpload({ key, usedBy: takerOf(signUp), now: now() });
          transaction.update('uploads', freed.key, freed.change, freed.condition, 'no photo');
        }
        if (parts.certificate && certificate !== undefined) {
          const forgotten = { remove: ['holderId', 'holderPhone', 'forgetIn'] };
          transaction.update('certification', certificateKey(certificate), forgotten, 'present', 'no certificate');
        }
      });
    for (;;) {
      const outcome = await attempt();
      if (outcome === 'no photo') parts.photo = false;
      else if (outcome === 'no certificate') parts.certificate = false;
      else return outcome === 'written';
    }
  };
}

/** Erases the photo of a sign-up that stays. @returns whether there was one */
function photoEraser({ transact, now }: Eraser) {
  return async (signUp: StoredSignUp): Promise<boolean> => {
    const key = photoOf(signUp);
    if (!key) return false;
    const write = (isThere: boolean) =>
      transact<Failed>((transaction) => {
        const change = { remove: ['photo', 'photoErasedIn'] };
        transaction.update('certification', signUpKey(signUp), change, { photo: key }, 'changed');
        if (!isThere) return;
        const freed = freedUpload({ key, usedBy: takerOf(signUp), now: now() });
        transaction.update('uploads', freed.key, freed.change, freed.condition, 'no photo');
      });
    const outcome = await write(true);
    return (outcome === 'no photo' ? await write(false) : outcome) === 'written';
  };
}

interface OldOnes extends Eraser {
  readonly table: Table<'GetItem'>;
  /** Sign-ups by the month after which all, and by that after which the photo, is erased. */
  readonly byEnd: Index;
  readonly byPhotoEnd: Index;
}

/** Erases what is kept for no longer. Done again it erases nothing more, and it goes on where it broke off. */
export function oldSignUpEraser({ table, byEnd, byPhotoEnd, ...eraser }: OldOnes) {
  const eraseAll = eraserAsRead(eraser);
  const erasePhoto = photoEraser(eraser);
  const each = async (
    index: Index,
    period: string,
    ending: 'erasedIn' | 'photoErasedIn',
    erase: (signUp: StoredSignUp) => Promise<boolean>,
  ) => {
    let erased = 0;
    for await (const page of index.queryPages(period))
      for (const { pk, sk } of page) {
        const item = await table.get({ pk: String(pk), sk: String(sk) });
        const signUp = item && StoredSignUp.parse(item);
        // The index may lag behind an award, which puts the end off.
        if (signUp?.[ending] === period && (await erase(signUp))) erased += 1;
      }
    return erased;
  };
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    let [signUps, photos] = [0, 0];
    // All months since the first, whatever was missed or brought back from a backup: an empty one costs next to nothing.
    for (
      let period = monthBefore(periodOf(dueAt.getTime()));
      period >= firstDay.slice(0, 7);
      period = monthBefore(period)
    ) {
      photos += await each(byPhotoEnd, period, 'photoErasedIn', erasePhoto);
      signUps += await each(byEnd, period, 'erasedIn', eraseAll);
    }
    log(lines.signUpsErased, { signUps, photos });
  };
}

const monthBefore = (period: string) => laterPeriod(period, -1);
