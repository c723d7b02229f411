import type { Capability } from '../../capability.ts';
import { hashing } from '../../personal-data/sealing.ts';
import { createTable } from '../../tables/table.ts';
import { physicalNameOf } from '../../tables/table-value.ts';
import type { LimitsOfEntry } from './entry-limits.ts';
import { type CheckLimit, type KeepLimit, limitChecker, limitKeeper } from './limit-keeper.ts';

const limits = () => createTable(physicalNameOf('limits'));

/** Counting calls towards the limits of the contract entry, by network or member. What that takes follows from the entry. */
export function limiting(): Capability<LimitsOfEntry, 'limits'> {
  return { grants: {}, open: () => ({ limits: limits() }) };
}

/** The same, also by what fields name, under their keyed hashes. */
export function limitingByField(): Capability<LimitsOfEntry, 'limits' | 'limits by field'> {
  return { grants: {}, open: () => ({ limits: limits(), lookupHash: hashing().open() }) };
}

/** Counting uses towards limits that the function decides on itself. */
export function keepingLimit(): Capability<KeepLimit> {
  return { grants: { keepsLimits: true }, open: () => limitKeeper(limits()) };
}

/** Asking whether there is room in such a limit, which counts nothing. */
export function checkingLimit(): Capability<CheckLimit> {
  return { grants: { keepsLimits: true }, open: () => limitChecker(limits()) };
}
