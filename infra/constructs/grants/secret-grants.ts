import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { environmentName } from '../../../functions/platform/sheet/environment-names.ts';
import type { FunctionNeeds } from '../../../functions/platform/sheet/needs.ts';
import { type Resources, secretOf } from '../resources.ts';
import { allow } from './allow.ts';

/** Where the secrets of a sheet are found. */
export function secretEnvironment(
  { secrets = [] }: FunctionNeeds,
  resources: Resources,
): (readonly [string, string])[] {
  return secrets.map((name) => [environmentName.secret(name), secretOf(resources, name).secretArn]);
}

/** Reading the secrets of a sheet, each by its own ARN. */
export function secretStatements({ secrets = [] }: FunctionNeeds, resources: Resources): PolicyStatement[] {
  if (secrets.length === 0) return [];
  const arns = secrets.map((name) => secretOf(resources, name).secretArn);
  return [allow(['secretsmanager:GetSecretValue'], arns)];
}
