import { letGo } from '../let-go.ts';
import { changesBetween } from './changes.ts';
import { brokenExports } from './exports.ts';
import type { Finding } from './finding.ts';
import { refusedIndexes } from './indexes.ts';
import { lostLasting } from './lasting.ts';
import { takenNames } from './names.ts';
import type { Version } from './version.ts';

/** What the account's version and the new one are asked about beside themselves. */
export interface Allowances {
  /** Names of stacks that are deployed before the others. */
  readonly first?: ReadonlySet<string>;
  /** Logical ids of lasting things that may go; by default what `let-go.ts` has. */
  readonly letGo?: ReadonlySet<string>;
}

/** Why CloudFormation would refuse a version, or lose something by it; nothing for one that can be deployed. */
export function findingsBetween(before: Version, after: Version, allowances: Allowances = {}): readonly Finding[] {
  const { first = new Set(), letGo: mayGo = new Set(Object.keys(letGo)) } = allowances;
  const changes = changesBetween(before, after);
  return [
    ...lostLasting(changes, mayGo),
    ...brokenExports(before, after, changes),
    ...refusedIndexes(changes),
    ...takenNames(before, after, changes, first),
  ];
}
