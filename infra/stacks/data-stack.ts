import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { TableName } from '../../functions/platform/needs.ts';
import { region, type Stage, stackName } from '../stage.ts';

export type Tables = Readonly<Record<TableName, Table>>;

export interface Buckets {
  /** Prerendered pages and the client's assets. */
  readonly site: Bucket;
  /** Released builds, under `downloads/`. */
  readonly downloads: Bucket;
  /** Pictures and films that are content, under `media/`. */
  readonly media: Bucket;
  /** Access logs of the distribution and of the buckets. */
  readonly logs: Bucket;
}

/** Everything that outlives a deployment: tables and buckets, kept when their stack is deleted. */
export class DataStack extends Stack {
  readonly tables: Tables;
  readonly buckets: Buckets;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Data', { stackName: stackName(stage, 'data'), env: { region } });
    this.tables = { content: this.table('ContentTable'), downloads: this.table('DownloadsTable') };
    const logs = this.logBucket();
    this.buckets = {
      site: this.bucket('SiteBucket', logs),
      downloads: this.bucket('DownloadsBucket', logs),
      media: this.bucket('MediaBucket', logs),
      logs,
    };
    new CfnOutput(this, 'ContentTableName', { value: this.tables.content.tableName });
    new CfnOutput(this, 'DownloadsTableName', { value: this.tables.downloads.tableName });
    new CfnOutput(this, 'SiteBucketName', { value: this.buckets.site.bucketName });
    new CfnOutput(this, 'DownloadsBucketName', { value: this.buckets.downloads.bucketName });
    new CfnOutput(this, 'MediaBucketName', { value: this.buckets.media.bucketName });
  }

  private table(id: string): Table {
    return new Table(this, id, {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** A private bucket whose objects CloudFront delivers. */
  private bucket(id: string, logs: Bucket): Bucket {
    const bucket = new Bucket(this, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: `${id}/`,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // Any distribution of the account: ours refers to the buckets, and its stack comes after this one. Listing turns the
    // answer for an object that is not there from 403 to 404; no address of the site lists.
    const grant = (action: string, resource: string) =>
      bucket.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
          actions: [action],
          resources: [resource],
          conditions: {
            ArnLike: { 'AWS:SourceArn': `arn:${this.partition}:cloudfront::${this.account}:distribution/*` },
          },
        }),
      );
    grant('s3:GetObject', bucket.arnForObjects('*'));
    grant('s3:ListBucket', bucket.bucketArn);
    return bucket;
  }

  private logBucket(): Bucket {
    return new Bucket(this, 'LogBucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // CloudFront's standard logs are delivered by access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
