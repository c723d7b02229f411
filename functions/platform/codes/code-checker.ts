import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { viewerNetworks } from '../calls/limits/viewer-network.ts';
import { log } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';
import type { Sealer } from '../personal-data/field-encryption.ts';
import { anyOf, type Condition } from '../tables/conditions.ts';
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
 * | `tries#<hash>` | how often by one network                                                 |
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

/** Life of a code, in seconds, and how often it may be compared, by one network and by all (product-rules.md#codes). */
export const codeSeconds = 10 * 60;
const mostOfNetwork = 5;
const mostInAll = 50;

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
  /** The attribute that counted the try of its network. */
  readonly triesOfNetwork: string;
}

/** Who compares a code. */
export interface Comparer {
  readonly viewerAddress: string | undefined;
  /** Whether the member whose code it is has signed in from there before: the tries of all others do not count against it. */
  readonly isKnown?: boolean;
}

/** Networks need to be told apart for ten minutes, not known. */
function triesAttribute(addressHash: string, viewerAddress: string | undefined): string {
  const { network } = viewerNetworks(viewerAddress);
  return `tries#${createHash('sha256').update(`${addressHash} ${network}`).digest('base64url').slice(0, 12)}`;
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
 * Compares a code with the newest one. Each try is counted before it is compared, so of any number at once no more than five of a network
 * are, and fifty of all networks but known ones. A network that has used up its tries takes none from the others.
 * @throws Refusal for one that is wrong, used, over, for something else or for another address
 */
export function codeChecker({ table, sealer, now = Date.now }: Checker) {
  return async (
    purpose: CodePurpose,
    addressHash: string,
    code: string,
    { viewerAddress, isKnown = false }: Comparer,
  ): Promise<RightCode> => {
    const key = codeKey(purpose, addressHash);
    const triesOfNetwork = triesAttribute(addressHash, viewerAddress);
    const isThere = { expires: { above: Math.floor(now() / 1_000) }, ...(!isKnown && { tries: { below: mostInAll } }) };
    const mayTry = anyOf(
      { ...isThere, [triesOfNetwork]: { is: 'absent' } },
      { ...isThere, [triesOfNetwork]: { below: mostOfNetwork } },
    );
    const [item, codeHash] = await Promise.all([
      table.updateAndGet(key, { add: { tries: 1, [triesOfNetwork]: 1 } }, mayTry),
      hashOfCode(sealer, purpose, addressHash, code),
    ]);
    const stored = item && StoredCode.parse(item);
    if (stored?.codeHash !== codeHash) {
      log(lines.codeRefused, { purpose });
      throw wrongCode();
    }
    return { key, unused: { requestId: stored.requestId }, triesOfNetwork };
  };
}

export type CheckCode = ReturnType<typeof codeChecker>;

/** Gives a right code its try back: it was looked at, and not used. */
export function returnTry(table: Table<'UpdateItem'>) {
  return ({ key, unused, triesOfNetwork }: RightCode): Promise<boolean> =>
    table.update(key, { add: { tries: -1, [triesOfNetwork]: -1 } }, unused);
}
