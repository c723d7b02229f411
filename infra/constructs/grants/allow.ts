import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** Explicit actions on named resources, where some conditions hold. */
export function allow(
  actions: readonly string[],
  resources: readonly string[],
  conditions: Readonly<Record<string, unknown>> = {},
): PolicyStatement {
  return new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources], conditions });
}

/**
 * Holds where a key of the request has no other values than these. `ForAllValues` also holds where the key is missing, so that is ruled
 * out separately.
 */
export function onlyWith(values: Readonly<Record<string, readonly string[]>>) {
  return {
    'ForAllValues:StringEquals': values,
    Null: Object.fromEntries(Object.keys(values).map((key) => [key, 'false'])),
  };
}
