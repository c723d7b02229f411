import { isObject, type JsonObject, listOf } from '../core/json.ts';
import type { Policies, Statement } from './policies.ts';

/** Condition keys that requests carry here, in lower case, and the actions whose requests do; `*` stands for a name of their own. */
const filled: Readonly<Record<string, RegExp>> = {
  'aws:securetransport': /./,
  'aws:sourcearn': /./,
  'aws:sourceaccount': /./,
  'dynamodb:leadingkeys': /^dynamodb:(?:GetItem|PutItem|UpdateItem|DeleteItem|ConditionCheckItem|Query)$/i,
  'events:detail-type': /^events:PutEvents$/i,
  'events:source': /^events:PutEvents$/i,
  'kms:encryptioncontext:*': /^kms:(GenerateDataKey|Decrypt)$/i,
  'kms:macalgorithm': /^kms:(Generate|Verify)Mac$/i,
  's3:prefix': /^s3:ListBucket$/i,
  'ses:fromaddress': /^ses:SendRawEmail$/i,
};

/**
 * Refuses policies with conditions that could not be judged: a key that no request carries would let everyone in with
 * `ForAllValues` and nobody with `StringEquals`, and neither is what AWS does.
 * @throws {Error} naming each statement and key.
 */
export function demandFilledConditionKeys({ ofRoles, ofResources }: Policies): void {
  const all = [...ofRoles.values(), ...ofResources.values()].flat();
  const unfilled = all.flatMap((each) => unfilledKeys(each).map((key) => `  ${each.id}: ${key}`));
  if (unfilled.length === 0) return;
  const advice =
    'Let the requests carry them (`needs` of the service) and list them in infra/local/iam/condition-keys.ts.';
  throw new Error(`Policies name condition keys that no local request carries:\n${unfilled.join('\n')}\n${advice}`);
}

function unfilledKeys({ statement }: Statement): string[] {
  const actions = listOf(statement.Action).map(String);
  return conditionKeys(statement).filter((key) => {
    const pattern = filled[key.toLowerCase().replace(/^(kms:encryptioncontext:).+$/, '$1*')];
    return !pattern || !actions.every((action) => pattern.test(action));
  });
}

/** The condition keys that a statement names. */
export function conditionKeys({ Condition: condition }: JsonObject): string[] {
  if (!isObject(condition)) return [];
  return Object.values(condition).flatMap((operands) => (isObject(operands) ? Object.keys(operands) : []));
}
