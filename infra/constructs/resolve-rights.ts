import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionRights, Reference } from '../../shared/manifest/function-rights.ts';
import { type Resources, secretOf, tableOf } from './resources.ts';

/**
 * Puts the names and ARNs of a stage's resources into what functions may touch.
 * @throws Error naming a table or a secret that no stack has
 */
export function resolveRights({ environment, statements }: FunctionRights, resources: Resources) {
  const resolve = (reference: Reference) => resolved(reference, resources);
  const textOf = (value: string | readonly string[] | Reference) =>
    typeof value === 'string' || isList(value) ? value : resolve(value);
  const mapped = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
  return {
    environment: mapped(environment, resolve),
    statements: statements.map(
      ({ actions, on, where = {} }) =>
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: [...actions],
          resources: on.map(resolve),
          conditions: mapped(where, (values) => mapped(values, textOf)),
        }),
    ),
  };
}

/** `Array.isArray` does not tell a list apart that is read only. */
const isList = (value: readonly string[] | Reference): value is readonly string[] => Array.isArray(value);

function resolved(reference: Reference, { tables, bus, keys, secrets, buckets, mail, siteHost }: Resources): string {
  if ('site' in reference) return siteHost;
  if ('key' in reference) return keys[reference.key].keyArn;
  if ('secret' in reference) return secretOf({ secrets }, reference.secret).secretArn;
  if ('bus' in reference) return reference.part === 'name' ? bus.eventBusName : bus.eventBusArn;
  if ('mail' in reference) return mail[reference.mail][reference.part];
  if ('table' in reference) {
    const { tableName, tableArn } = tableOf({ tables }, reference.table);
    if (reference.part === 'name') return tableName;
    return reference.part === 'arn' ? tableArn : `${tableArn}/${reference.part}`;
  }
  const bucket = buckets[reference.bucket];
  if (reference.part === 'name') return bucket.bucketName;
  if (reference.part === 'host') return bucket.bucketRegionalDomainName;
  return reference.part === 'arn' ? bucket.bucketArn : bucket.arnForObjects(reference.part.slice('objects/'.length));
}
