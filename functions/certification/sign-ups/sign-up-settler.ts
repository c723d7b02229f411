import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { numberOf, periodAt, placeOf, signUpKey, signUpsOfMonth } from './sign-up.ts';
import type { eraserAsRead } from './sign-up-eraser.ts';

interface Settler {
  readonly table: Table<'Query' | 'UpdateItem'>;
  readonly eraseAsRead: ReturnType<typeof eraserAsRead>;
  readonly audited: Audited<Only<object>>;
}

/**
 * Keeps one sign-up of an ID number in a month and erases the others (product-rules.md#contested-sign-ups). Whatever breaks it off, it is done again.
 * Of two that are kept at once only one is: the others go while it is there.
 * @throws Refusal for a sign-up that there is not, or that is not contested, where the certificate of another one was awarded, and for what changes meanwhile
 */
export function signUpSettler({ table, eraseAsRead, audited }: Settler) {
  return async ({ sign_up: number, operator }: { readonly sign_up: string; readonly operator: string }) => {
    const { idHash, sk } = placeOf(number);
    const all = await signUpsOfMonth(table, idHash, periodAt({ sk }));
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
      await table.update(signUpKey(kept), { remove: ['contested'] }, { contested: kept.contested });
    return { sign_up: number, erased: others.length };
  };
}
