import type { Capability } from '../../capability.ts';
import { openTable } from '../../tables/table-value.ts';
import { limitsTable } from '../../tables/tables.ts';
import type { LimitTable } from './entry-limits.ts';
import { type CheckLimit, type KeepLimit, limitChecker, limitKeeper } from './limit-keeper.ts';

const grants = { keepsLimits: true } as const;

const open = (): LimitTable => openTable(limitsTable);

/** Counting calls towards the limits of the contract entry, by network or member. */
export function limiting(): Capability<LimitTable, 'limits'> {
  return { grants, open };
}

/** Counting uses towards limits that the function decides on itself. */
export function keepingLimit(): Capability<KeepLimit> {
  return { grants, open: () => limitKeeper(open()) };
}

/** Asking whether there is room in such a limit, which counts nothing. */
export function checkingLimit(): Capability<CheckLimit> {
  return { grants, open: () => limitChecker(open()) };
}
