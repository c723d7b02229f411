import * as z from 'zod/mini';
import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { codeExpiry, codeKey, latestKey } from '../../platform/codes/code-checker.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';

/** A code that somebody asked for. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly addressHash: string;
  /** Id of the event that asked for it. */
  readonly requestId: string;
  /** Milliseconds since the epoch. */
  readonly requestedAt: number;
}

/**
 * How a request stands: nothing was kept of it yet, or its code is the one that counts; it was used up, or a newer request has taken its
 * place.
 */
type Standing = 'new' | 'kept' | 'used' | 'superseded';

interface Keeper {
  readonly table: Table<'GetItem'>;
  readonly transact: Transact<Only<{ PutItem: 'codes' }>>;
}

const Requested = z.object({ requestId: z.string(), requestedAt: z.number() });

/** Keeps the hash of the newest code of a purpose and an address. What comes again changes nothing, and neither does what comes late. */
export function codeKeeper({ table, transact }: Keeper) {
  const standing = async ({ purpose, addressHash, requestId, requestedAt }: CodeRequest): Promise<Standing> => {
    const latest = await table.get(latestKey(purpose, addressHash));
    if (!latest) return 'new';
    const newest = Requested.parse(latest);
    if (newest.requestId !== requestId) return newest.requestedAt < requestedAt ? 'new' : 'superseded';
    const code = await table.get(codeKey(purpose, addressHash));
    return code?.requestId === requestId ? 'kept' : 'used';
  };
  return {
    standing,
    /** Keeps a code, unless a newer one was asked for or this one is kept. @returns how the request stands afterwards */
    keep: async (request: CodeRequest, codeHash: string): Promise<Standing> => {
      const { purpose, addressHash, requestId, requestedAt } = request;
      const facts = { requestId, requestedAt, expires: codeExpiry(requestedAt) };
      const outcome = await transact<'not-newest'>((transaction) => {
        const isNewest = anyOf('absent', { requestedAt: { below: requestedAt } });
        transaction.put('codes', { ...latestKey(purpose, addressHash), ...facts }, isNewest, 'not-newest');
        transaction.put('codes', { ...codeKey(purpose, addressHash), ...facts, codeHash, tries: 0 });
      });
      return outcome === 'written' ? 'kept' : standing(request);
    },
  };
}
