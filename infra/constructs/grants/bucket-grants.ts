import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type BucketName, bucketNames } from '../../../functions/platform/sheet/bucket-names.ts';
import { environmentName } from '../../../functions/platform/sheet/environment-names.ts';
import type { BucketAction, FunctionNeeds } from '../../../functions/platform/sheet/needs.ts';
import type { Resources } from '../resources.ts';
import { allow } from './allow.ts';

/** What each action is to S3. */
const s3Action = {
  GetObject: 's3:GetObject',
  LinkObject: 's3:GetObject',
  PutObject: 's3:PutObject',
  DeleteObject: 's3:DeleteObject',
} as const satisfies Readonly<Record<BucketAction, string>>;

const bucketsOf = ({ buckets = {} }: FunctionNeeds): readonly BucketName[] =>
  bucketNames.filter((name) => buckets[name] !== undefined);

/** The buckets of a sheet, and the hosts at which browsers reach them. */
export function bucketEnvironment(needs: FunctionNeeds, { buckets }: Resources): (readonly [string, string])[] {
  return bucketsOf(needs).flatMap((name) => [
    [environmentName.bucket(name), buckets[name].bucketName] as const,
    [environmentName.bucketHost(name), buckets[name].bucketRegionalDomainName] as const,
  ]);
}

/**
 * What a sheet grants on the objects of buckets. Who reads them also learns that one is not there: S3 says so to those alone who may list it. For a read S3 takes the key
 * itself for the prefix.
 */
export function bucketStatements(needs: FunctionNeeds, { buckets }: Resources): PolicyStatement[] {
  return bucketsOf(needs).flatMap((name) => {
    const grants = Object.entries(needs.buckets?.[name] ?? {});
    const onObjects = grants.map(([prefix, actions]) =>
      allow(
        actions.map((action) => s3Action[action]),
        [buckets[name].arnForObjects(`${prefix}*`)],
      ),
    );
    const read = grants.flatMap(([prefix, actions]) => (actions.includes('GetObject') ? [`${prefix}*`] : []));
    const below = { StringLike: { 's3:prefix': read } };
    return [...onObjects, ...(read.length > 0 ? [allow(['s3:ListBucket'], [buckets[name].bucketArn], below)] : [])];
  });
}
