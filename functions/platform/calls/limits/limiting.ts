import type { Capability } from '../../capability.ts';
import { hashing } from '../../personal-data/sealing.ts';
import { createTable } from '../../tables/table.ts';
import { physicalNameOf } from '../../tables/table-value.ts';
import type { LimitsOfEntry } from './entry-limits.ts';
import { type LimitKeeping, openLimits } from './open-limits.ts';

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
export function keepingLimits(): Capability<LimitKeeping> {
  return { grants: { keepsLimits: true }, open: openLimits };
}
