import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { physicalName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';

/** What is kept of a request. Neither address nor query: both can tell who asked, and for what. */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'cs-protocol',
  'x-edge-result-type',
  'x-edge-response-result-type',
  'time-taken',
  'sc-content-type',
];

/** Delivers the distribution's access logs to a bucket, below `AWSLogs/<account>/CloudFront`. */
export class AccessLogs extends Construct {
  constructor(scope: Construct, id: string, stage: Stage, distribution: Distribution, bucket: IBucket) {
    super(scope, id);
    const resourceArn = Stack.of(this).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: distribution.distributionId,
    });
    const name = physicalName(stage.name, 'distribution');
    const source = new CfnDeliverySource(this, 'Source', { name, logType: 'ACCESS_LOGS', resourceArn });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'w3c',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
      s3SuffixPath: '{DistributionId}/{yyyy}/{MM}/{dd}',
    });
    // The delivery names its source by a text, from which CloudFormation cannot derive the order.
    delivery.addResourceDependency(source);
  }
}
