import type { Capability } from '../capability.ts';
import type { ReadSecret } from './secret-reader.ts';
import { openSecrets } from './secrets.ts';

/** The current values of secrets, by their names. */
export function readingSecrets<const Names extends readonly [string, ...string[]]>(
  ...names: Names
): Capability<ReadSecret<Names[number]>> {
  const grants = { secrets: names };
  return { grants, open: () => openSecrets(grants).secret };
}
