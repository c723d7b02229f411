import { Refusal } from '../../../shared/contract/refusal.ts';
import { isReservedName } from '../../../shared/reserved-names.ts';

/** @throws Refusal for a name under which others would take a member for our staff, or for us (product-rules.md#names) */
export function refuseReserved(userName: string): void {
  if (isReservedName(userName)) throw new Refusal('This name is reserved. Please choose another one.');
}
