import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id as OWASP's Password Storage Cheat Sheet asks for it: 19 MiB, two passes, one lane. A hash carries its own. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

type Parameters = { readonly [Name in keyof typeof parameters]: number };

const derive = promisify(argon2);

const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function written({ memory, passes, parallelism }: Parameters, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encoded(salt)}$${encoded(hash)}`;
}

/** The hash of nobody's password, which takes as long to compare as any. */
const dummy = written(parameters, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** Composed and decomposed letters are the same password, on whichever system they were typed. */
async function derived(password: string, nonce: Buffer, given: Parameters, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength, ...given });
}

/** Hashes a password with a salt of its own. @returns in the PHC string format */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return written(parameters, salt, await derived(password, salt, parameters, hashBytes));
}

/**
 * Compares a password with a hash; without one it takes as long, and is wrong.
 * @returns whether it is right, and whether the hash was made with other parameters than today's and should be made again
 * @throws Error for a hash of another form
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<{ readonly isRight: boolean; readonly isOutdated: boolean }> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = form.exec(stored ?? dummy) ?? [];
  if (hash === '') throw new Error('This is no password hash');
  const given = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(hash, 'base64');
  const found = await derived(password, Buffer.from(salt, 'base64'), given, expected.length);
  return {
    isRight: timingSafeEqual(found, expected) && stored !== undefined,
    isOutdated: JSON.stringify(given) !== JSON.stringify(parameters),
  };
}
