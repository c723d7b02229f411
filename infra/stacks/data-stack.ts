import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { pascalName } from '../../shared/contract/names.ts';
import { type TableDefinition, tableKey } from '../../shared/manifest/table-definition.ts';
import type { Buckets, Keys, Secrets, Tables } from '../constructs/resources.ts';
import { referStrongly } from '../constructs/strong-references.ts';
import { letCloudFrontRead, UploadBucket } from '../constructs/upload-bucket.ts';
import { consumersOf } from '../manifest.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { region, type Stage, stackName } from '../stage.ts';

/** Everything that outlives a deployment: tables, buckets, keys and secrets, kept when their stack is deleted. */
export class DataStack extends Stack {
  readonly tables: Tables;
  readonly buckets: Buckets;
  readonly keys: Keys;
  readonly secrets: Secrets;

  constructor(scope: Construct, stage: Stage, definition: SiteDefinition) {
    super(scope, 'Data', { stackName: stackName(stage, 'data'), env: { region }, terminationProtection: true });
    this.tables = Object.fromEntries(
      Object.entries(definition.tables).map(([name, table]) => [name, this.table(pascalName(name), table)]),
    );
    const logs = this.logBucket();
    this.buckets = {
      site: this.bucket('SiteBucket', logs),
      downloads: this.bucket('DownloadsBucket', logs),
      media: this.bucket('MediaBucket', logs),
      uploads: new UploadBucket(this, 'UploadBucket', { stage, logs }),
      logs,
    };
    this.keys = {
      personal: new Key(this, 'PersonalDataKey', {
        description: 'Personal data that functions seal field by field',
        enableKeyRotation: true,
        removalPolicy: RemovalPolicy.RETAIN,
      }),
      lookup: new Key(this, 'LookupKey', {
        description: 'Hashes by which sealed personal data is found',
        keySpec: KeySpec.HMAC_256,
        keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
        removalPolicy: RemovalPolicy.RETAIN,
      }),
    };
    for (const key of [this.keys.personal, this.keys.lookup]) referStrongly(key, key.keyArn);
    this.secrets = Object.fromEntries(
      Object.entries(definition.secrets).map(([name, use]) => [name, this.secret(name, use)]),
    );
    this.tellOfObjects(definition);
    new CfnOutput(this, 'SiteBucketName', { value: this.buckets.site.bucketName });
    new CfnOutput(this, 'DownloadsBucketName', { value: this.buckets.downloads.bucketName });
    new CfnOutput(this, 'MediaBucketName', { value: this.buckets.media.bucketName });
    new CfnOutput(this, 'UploadBucketName', { value: this.buckets.uploads.bucketName });
    new CfnOutput(this, 'LogBucketName', { value: this.buckets.logs.bucketName });
  }

  private table(name: string, { announces, timeToLive, appendOnly, indexes = {} }: TableDefinition): Table {
    const text = (attribute: string) => ({ name: attribute, type: AttributeType.STRING });
    const table = new Table(this, `${name}Table`, {
      partitionKey: text(tableKey.partition),
      sortKey: text(tableKey.sort),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(appendOnly && { resourcePolicy: noChanges() }),
      ...(announces && { stream: StreamViewType.NEW_IMAGE }),
      ...(timeToLive !== undefined && { timeToLiveAttribute: timeToLive }),
    });
    for (const [indexName, { partition, sort, carries }] of Object.entries(indexes)) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(partition),
        ...(sort !== undefined && { sortKey: text(sort) }),
        ...(carries && { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...carries] }),
      });
    }
    referStrongly(table, table.tableName, table.tableArn, ...(table.tableStreamArn ? [table.tableStreamArn] : []));
    new CfnOutput(this, `${name}TableName`, { value: table.tableName });
    return table;
  }

  /** A secret that an operator puts (infra/README.md#secrets). Until then it has a generated value, of which nothing can be read. */
  private secret(name: string, use: string): Secret {
    const id = `${pascalName(name)}Secret`;
    const secret = new Secret(this, id, { description: use, removalPolicy: RemovalPolicy.RETAIN });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Its keys come from outside of AWS: an operator changes them on both sides (infra/README.md#secrets).',
    });
    referStrongly(secret, secret.secretArn);
    new CfnOutput(this, `${id}Arn`, { value: secret.secretArn });
    return secret;
  }

  /** Makes the buckets that events of some consumer are about send their events to the default bus. */
  private tellOfObjects(definition: SiteDefinition): void {
    const taken = consumersOf(definition).flatMap(({ consumer }) => consumer.takes);
    const buckets: Readonly<Record<string, Bucket>> = { ...this.buckets };
    for (const [name, bucket] of Object.entries(buckets)) {
      if (!taken.some((event) => 'from' in event && event.from === 'aws.s3' && event.about === name)) continue;
      const resource = bucket.node.defaultChild;
      // Not CDK's enableEventBridgeNotification: it brings a function in Python to set this one property.
      if (resource instanceof CfnBucket) {
        resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
      }
    }
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
    letCloudFrontRead(bucket, '*');
    return bucket;
  }

  private logBucket(): Bucket {
    const bucket = new Bucket(this, 'LogBucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // The distribution's logs come through CloudWatch's delivery of logs, which writes below AWSLogs/<account>.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${this.account}/*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: {
            'aws:SourceArn': `arn:${this.partition}:logs:${this.region}:${this.account}:delivery-source:*`,
          },
        },
      }),
    );
    return bucket;
  }
}

/** Denies everybody, whatever their own rights, to change or delete items: of a table that only grows. */
function noChanges(): PolicyDocument {
  const changes = ['UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete'];
  return new PolicyDocument({
    statements: [
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: changes.map((action) => `dynamodb:${action}`),
        // The table that has the policy; its own ARN would be a reference in a circle.
        resources: ['*'],
      }),
    ],
  });
}
