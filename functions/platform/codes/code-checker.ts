import * as z from 'zod/mini';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { log } from '../logging/log.ts';
import type { Sealer } from '../personal-data/field-encryption.ts';
import type { Condition } from '../tables/conditions.ts';
import type { Key } from '../tables/item.ts';
import type { Table } from '../tables/table.ts';

/**
 * The newest code of a purpose and an address, in the table `codes`.
 *
 * | attribute     | what                                                                      |
 * |---------------|---------------------------------------------------------------------------|
 * | `pk`, `sk`    | `code#<purpose>#<keyed hash of the address>`, `code`                      |
 * | `codeHash`    | a keyed hash of the code, its purpose and its address                     |
 * | `requestId`   | id of the event that asked for it                                         |
 * | `requestedAt` | when, in milliseconds since the epoch: an older request changes nothing   |
 * | `tries`       | how often it was compared                                                 |
 * | `expires`     | ten minutes after it was asked for, Unix time in seconds                  |
 *
 * A code that is used up is gone. Beside it stays the latest request, `latestKey`, with its `requestId`, `requestedAt` and `expires`: so
 * neither it, when its event comes again, nor an older one brings back a code.
 */
export function codeKey(purpose: CodePurpose, addressHash: string): Key {
  return { pk: `code#${purpose}#${addressHash}`, sk: 'code' };
}

/** The latest request of a purpose and an address, whatever has become of its code. */
export function latestKey(purpose: CodePurpose, addressHash: string): Key {
  return { ...codeKey(purpose, addressHash), sk: 'latest' };
}

/** Life of a code, in seconds, and how often it may be compared (product-rules.md#codes). */
export const codeSeconds = 10 * 60;
const mostTries = 5;

/** When a code is over, Unix time in seconds. @param requestedAt milliseconds */
export function codeExpiry(requestedAt: number): number {
  return Math.floor(requestedAt / 1_000) + codeSeconds;
}

/** What is kept of a code. */
export function hashOfCode(
  { lookupHash }: Pick<Sealer, 'lookupHash'>,
  purpose: CodePurpose,
  addressHash: string,
  code: string,
): Promise<string> {
  return lookupHash('content', `${purpose} ${addressHash} ${code}`);
}

const StoredCode = z.object({ codeHash: z.string(), requestId: z.string() });

/** A code that was right: it is used up by a delete under this condition, together with what it allows. */
export interface RightCode {
  readonly key: Key;
  readonly unused: Condition;
}

/** What says that a code is wrong, or has been too often; which of them it is, nobody learns. */
export const wrongCode = () =>
  new Refusal('The verification code is wrong or no longer valid. Please ask for a new one.');

interface Checker {
  readonly table: Table<'UpdateItem'>;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly now?: () => number;
}

/**
 * Compares a code with the newest one. Each try is counted before it is compared, so of any number at once no more than five are.
 * @throws Refusal for one that is wrong, used, over, for something else or for another address
 */
export function codeChecker({ table, sealer, now = Date.now }: Checker) {
  return async (purpose: CodePurpose, addressHash: string, code: string): Promise<RightCode> => {
    const key = codeKey(purpose, addressHash);
    const mayTry = { tries: { below: mostTries }, expires: { above: Math.floor(now() / 1_000) } };
    const [item, codeHash] = await Promise.all([
      table.updateAndGet(key, { add: { tries: 1 } }, mayTry),
      hashOfCode(sealer, purpose, addressHash, code),
    ]);
    const stored = item && StoredCode.parse(item);
    if (stored?.codeHash !== codeHash) {
      log('code.refused', { purpose });
      throw wrongCode();
    }
    return { key, unused: { requestId: stored.requestId } };
  };
}

export type CheckCode = ReturnType<typeof codeChecker>;

/** Gives a right code its try back: it was looked at, and not used. */
export function returnTry(table: Table<'UpdateItem'>) {
  return ({ key, unused }: RightCode): Promise<boolean> => table.update(key, { add: { tries: -1 } }, unused);
}
