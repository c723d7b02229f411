import { settleSignUp } from '../../shared/contract/certification/exam-desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rows, transaction } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { numberOf, periodAt, placeOf, signUpKey, signUpsOfMonth } from './sign-ups/sign-up.ts';
import { eraserAsRead } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

/**
 * Keeps one sign-up of an ID number in a month and erases the others (product-rules.md#contested-sign-ups). Whatever breaks it off, it is done again.
 * Of two that are kept at once only one is: the others go while it is there.
 */
export default operation(
  settleSignUp,
  {
    uses: {
      certification: rows(certificationTable, 'Query', 'UpdateItem'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
      audited: auditing({}),
    },
  },
  ({ transact, audited, certification }) => {
    const eraseAsRead = eraserAsRead(transact);
    return async ({ sign_up: number, operator }) => {
      const { idHash, sk } = placeOf(number);
      const all = await signUpsOfMonth(certification, idHash, periodAt({ sk }));
      const kept = all.find((one) => one.sk === sk);
      if (!kept) throw new Refusal('There is no such sign-up');
      const others = all.filter((one) => one !== kept);
      if (others.length === 0 && kept.contested === undefined) throw new Refusal('This sign-up is not contested');
      const certified = others.find(({ state }) => state === 'certified');
      if (certified) throw new Refusal(`The certificate of ${numberOf(certified)} was awarded: keep that sign-up`);
      await audited({ operator, subject: number });
      for (const other of others)
        if (!(await eraseAsRead(other, kept)))
          throw new Refusal('These sign-ups have changed meanwhile. Look at them again');
      if (kept.contested !== undefined)
        await certification.update(signUpKey(kept), { remove: ['contested'] }, { contested: kept.contested });
      return { sign_up: number, erased: others.length };
    };
  },
);
