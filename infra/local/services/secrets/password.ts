import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** A password as `GenerateSecretString` describes it: 32 characters unless it says otherwise. */
export function generatePassword(rules: {
  readonly ExcludeCharacters?: string | undefined;
  readonly ExcludePunctuation?: boolean | undefined;
  readonly PasswordLength?: number | undefined;
}): string {
  const { ExcludeCharacters: excluded = '', ExcludePunctuation = false, PasswordLength = 32 } = rules;
  const all = letters + digits + (ExcludePunctuation ? '' : punctuation);
  const usable = [...all].filter((character) => !excluded.includes(character));
  return Array.from({ length: PasswordLength }, () => usable[randomInt(usable.length)]).join('');
}
