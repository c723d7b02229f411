import type { Need } from '../core/authorization.ts';

const decrypt = ['kms:Decrypt'];
const encrypt = ['kms:GenerateDataKey', 'kms:Decrypt'];

/** What a call on a resource under a customer's key needs of the key, in the name of the caller. */
const keyActions: readonly [action: RegExp, needed: readonly string[]][] = [
  [/^dynamodb:(?!List|Describe)/, decrypt],
  [/^s3:GetObject/, decrypt],
  [/^s3:PutObject$/, ['kms:GenerateDataKey']],
  [/^secretsmanager:GetSecretValue$/, decrypt],
  [/^secretsmanager:PutSecretValue$/, encrypt],
  [/^sqs:ReceiveMessage$/, decrypt],
  [/^sqs:SendMessage$/, encrypt],
];

/** The needs that a need brings along when its resource is encrypted with `key`, an ARN. */
export function keyNeeds({ action }: Need, key: string, region: string): Need[] {
  const [, needed = []] = keyActions.find(([pattern]) => pattern.test(action)) ?? [];
  const context = { 'kms:ViaService': `${action.split(':')[0]}.${region}.amazonaws.com` };
  return needed.map((each) => ({ action: each, resource: key, context }));
}
