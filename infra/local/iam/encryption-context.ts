import type { Json } from '../core/json.ts';

/**
 * The simulator takes names of a caller's own in condition keys only behind a slash, as in `aws:PrincipalTag/<name>`, and passes over
 * `kms:EncryptionContext:<name>`. It compares both in the same way, so the one is judged under the name of the other; local
 * principals have no tags.
 */
const standIn = 'aws:PrincipalTag/kms:EncryptionContext:';

/** Condition keys of a request, as the simulator understands them. */
export function understoodKeys(context: Readonly<Record<string, string>>): Record<string, string> {
  const understood = (name: string) => name.replace(/^kms:EncryptionContext:/i, standIn);
  return Object.fromEntries(Object.entries(context).map(([name, value]) => [understood(name), value]));
}

/** Statements of policies, with condition keys as the simulator understands them. */
export function understoodStatements(statements: readonly Json[]): Json {
  const text = JSON.stringify(statements);
  return JSON.parse(text.replace(/"kms:EncryptionContext:([^"\\]+)":/gi, `"${standIn}$1":`));
}
