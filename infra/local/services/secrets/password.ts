import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** A password as `GenerateSecretString` describes it: 32 characters unless it says otherwise. */
export function generatePassword({
  ExcludePunctuation = false,
  PasswordLength = 32,
}: {
  readonly ExcludePunctuation?: boolean | undefined;
  readonly PasswordLength?: number | undefined;
} = {}): string {
  const usable = letters + digits + (ExcludePunctuation ? '' : punctuation);
  return Array.from({ length: PasswordLength }, () => usable[randomInt(usable.length)]).join('');
}
