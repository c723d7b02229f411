import { Refusal } from '../../../shared/contract/refusal.ts';
import { commonPasswords } from './common-passwords.ts';

/** @throws Refusal for a password that others try first (product-rules.md#passwords) */
export function refuseCommon(password: string): void {
  if (commonPasswords.has(password.normalize('NFKC').toLowerCase()))
    throw new Refusal('This password is one of the most common ones. Please choose another one.');
}
