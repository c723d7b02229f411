import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

export interface UploadBucketProps {
  readonly stage: Stage;
  /** Takes its access logs. */
  readonly logs: Bucket;
}

/**
 * Takes the files that visitors and members post, each by a form that a function has signed, and keeps what was inspected. It has no versions:
 * what is erased is gone (product-rules.md#inspection). Pictures, and nothing else of it, are delivered by CloudFront.
 */
export class UploadBucket extends Bucket {
  /** The origin to which pages post: a laptop has no certificate. */
  readonly postedTo: string;

  constructor(scope: Construct, id: string, { stage, logs }: UploadBucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [
        { id: 'quarantine', prefix: 'quarantine/', expiration: Duration.days(2) },
        { id: 'parts', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      cors: [
        {
          allowedOrigins: originsOf(stage),
          allowedMethods: [HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: `${id}/`,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.postedTo = `${stage.name === 'local' ? 'http' : 'https'}://${this.bucketRegionalDomainName}`;
    letCloudFrontRead(this, 'uploaded/*');
  }
}

/** Where pages of a stage are. One without a domain has CloudFront's own name, which its stack says later than the bucket is made. */
function originsOf({ name, domain }: Stage): string[] {
  if (domain) return domain.hosts.map((host) => `https://${host}`);
  return [name === 'local' ? 'http://localhost:*' : 'https://*.cloudfront.net'];
}

/**
 * Lets the distributions of the account read objects: the policy cannot name ours, whose stack comes after this one. With `s3:ListBucket`, S3
 * answers 404 instead of 403 for an object that does not exist; no address of the site lists.
 * @param objects their keys, with a star
 */
export function letCloudFrontRead(bucket: Bucket, objects: string): void {
  const { partition, account } = Stack.of(bucket);
  const grant = (action: string, resource: string) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` } },
      }),
    );
  grant('s3:GetObject', bucket.arnForObjects(objects));
  grant('s3:ListBucket', bucket.bucketArn);
}
