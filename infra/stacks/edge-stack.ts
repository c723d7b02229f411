import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { brand } from '../../shared/brand.ts';
import { notFoundPath } from '../../shared/routes.ts';
import { apiCachePolicy, objectCachePolicy } from '../edge/cache-policies.ts';
import { firewall } from '../edge/firewall.ts';
import { responseHeadersPolicy } from '../edge/response-headers.ts';
import { apiRequestFunction, attachmentFunction, viewerRequestFunction } from '../edge/viewer-functions.ts';
import { region, type Stage, stackName } from '../stage.ts';
import type { Buckets } from './data-stack.ts';

export interface EdgeStackProps {
  readonly stage: Stage;
  readonly buckets: Buckets;
  readonly api: HttpApi;
}

/** What visitors meet: one distribution in front of pages, API, media and downloads. */
export class EdgeStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, { stage, buckets, api }: EdgeStackProps) {
    super(scope, 'Edge', { stackName: stackName(stage, 'edge'), env: { region } });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${brand.name} (${stage.name})`,
      ...this.behaviours(stage, buckets, api),
      ...this.domain(stage),
      // What a bucket answers; endpoints never do, and the function in front of them answers by itself.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: notFoundPath, ttl: Duration.seconds(10) },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: firewall(this).attrArn,
      logBucket: buckets.logs,
      logFilePrefix: 'distribution/',
    });
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'The products are sold and supported worldwide; no country is shut out.',
    });
    if (!stage.domain) {
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: "A stage without a domain uses CloudFront's own certificate, whose TLS versions cannot be set.",
      });
    }
    const host = stage.domain?.hosts[0] ?? this.distribution.distributionDomainName;
    new CfnOutput(this, 'DistributionId', { value: this.distribution.distributionId });
    new CfnOutput(this, 'SiteUrl', { value: `https://${host}` });
  }

  private behaviours(stage: Stage, buckets: Buckets, api: HttpApi) {
    const everywhere = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: responseHeadersPolicy(this),
      compress: true,
    };
    const objects = { ...everywhere, cachePolicy: objectCachePolicy(this, stage) };
    const originOf = this.bucketOrigins();
    const pages: BehaviorOptions = {
      ...objects,
      origin: originOf(buckets.site),
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: viewerRequestFunction(this, stage) },
      ],
    };
    const downloads: BehaviorOptions = {
      ...objects,
      origin: originOf(buckets.downloads),
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: attachmentFunction(this, stage) },
      ],
    };
    const calls: BehaviorOptions = {
      ...everywhere,
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`),
      cachePolicy: apiCachePolicy(this, stage),
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: apiRequestFunction(this, stage) },
      ],
    };
    return {
      defaultBehavior: pages,
      additionalBehaviors: {
        '/api/*': calls,
        '/downloads/*': downloads,
        '/media/*': { ...objects, origin: originOf(buckets.media) },
      },
    };
  }

  /** Origins of private buckets; the buckets' own policies let CloudFront in. */
  private bucketOrigins(): (bucket: IBucket) => IOrigin {
    const originAccessControlId = new S3OriginAccessControl(this, 'BucketAccess').originAccessControlId;
    return (bucket) => S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId });
  }

  private domain({ domain }: Stage) {
    if (!domain) return {};
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn);
    return {
      domainNames: [...domain.hosts],
      certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }
}
