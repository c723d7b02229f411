import { randomInt } from 'node:crypto';
import type { PasswordRules } from './secret.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** A password as `GenerateSecretString` describes it: 32 characters unless it says otherwise. */
export function generatePassword({ ExcludePunctuation = false, PasswordLength = 32 }: PasswordRules = {}): string {
  const usable = letters + digits + (ExcludePunctuation ? '' : punctuation);
  return Array.from({ length: PasswordLength }, () => usable[randomInt(usable.length)]).join('');
}
