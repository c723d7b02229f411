import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { freedUpload } from '../../platform/uploads/upload-row.ts';
import { certificateKey } from '../certificates/certificate.ts';
import { numberOf, ownedSk, photoOf, StoredSignUp, signUpKey, takerOf } from './sign-up.ts';

type Erasing = Transact<Only<{ UpdateItem: 'certification' | 'uploads'; DeleteItem: 'certification' }>>;
type Failed = 'changed' | 'no photo' | 'no certificate';

/**
 * Erases sign-ups: the row, what leads a member to it, the photo, which the uploads' job then erases, and by whom a certificate of it is found.
 * The certificate itself stays: its number proves what was awarded, and it says a name alone (product-rules.md#exam-data).
 * Where a certificate was awarded meanwhile, its holder is forgotten too.
 * @returns whether it was still there
 */
export function signUpEraser(table: Table<'GetItem'>, transact: Erasing) {
  const eraseAsRead = eraserAsRead(transact);
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
export function eraserAsRead(transact: Erasing) {
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
          const freed = freedUpload({ key, usedBy: takerOf(signUp), now: Date.now() });
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
export function photoEraser(transact: Erasing) {
  return async (signUp: StoredSignUp): Promise<boolean> => {
    const key = photoOf(signUp);
    if (!key) return false;
    const write = (isThere: boolean) =>
      transact<Failed>((transaction) => {
        const change = { remove: ['photo', 'photoErasedIn'] };
        transaction.update('certification', signUpKey(signUp), change, { photo: key }, 'changed');
        if (!isThere) return;
        const freed = freedUpload({ key, usedBy: takerOf(signUp), now: Date.now() });
        transaction.update('uploads', freed.key, freed.change, freed.condition, 'no photo');
      });
    const outcome = await write(true);
    return (outcome === 'no photo' ? await write(false) : outcome) === 'written';
  };
}
