import { CfnOutput, CfnParameter, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { brand } from '../../shared/brand.ts';
import { edgeAuthorizer } from '../../shared/manifest/edge-authorizer.ts';
import { notFoundPath } from '../../shared/routes.ts';
import type { Buckets } from '../constructs/resources.ts';
import { AccessLogs } from '../edge/access-logs.ts';
import { callPatterns, certificatePattern } from '../edge/api-paths.ts';
import { apiCachePolicy, apiRequestPolicy, objectCachePolicy } from '../edge/cache-policies.ts';
import { Firewall } from '../edge/firewall.ts';
import { responseHeadersPolicies } from '../edge/response-headers.ts';
import {
  apiRequestFunction,
  attachmentFunction,
  certificateRequestFunction,
  pageResponseFunction,
  viewerRequestFunction,
} from '../edge/viewer-functions.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { originHeaderParameter, region, type Stage, stackName } from '../stage.ts';
import type { GatewayStack } from './gateway-stack.ts';

export interface EdgeStackProps {
  readonly stage: Stage;
  readonly definition: SiteDefinition;
  readonly buckets: Buckets;
  readonly gateway: GatewayStack;
}

/** What visitors connect to: one distribution in front of pages, API, media and downloads. */
export class EdgeStack extends Stack {
  readonly distribution: Distribution;
  /** The host at which visitors use the site: the first of the stage's, or CloudFront's own name. */
  readonly siteHost: string;

  constructor(scope: Construct, props: EdgeStackProps) {
    const { stage, definition, buckets } = props;
    super(scope, 'Edge', { stackName: stackName(stage, 'edge'), env: { region } });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${brand.name} (${stage.name})`,
      ...this.behaviours(props),
      ...this.names(stage),
      // For buckets, and certificates that there are not; what the function in front of the API answers itself is not replaced.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: notFoundPath, ttl: Duration.seconds(10) },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Among them the share of hits, which the dashboard of engineers shows.
      publishAdditionalMetrics: true,
      webAclId: new Firewall(this, 'Firewall', stage, definition).arn,
    });
    new AccessLogs(this, 'AccessLogs', stage, this.distribution, buckets.logs);
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR3',
      reason: 'Access logs are on, as a delivery of CloudWatch with chosen fields; the rule knows the older kind only.',
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
    this.siteHost = stage.domain?.hosts[0] ?? this.distribution.distributionDomainName;
    new CfnOutput(this, 'DistributionId', { value: this.distribution.distributionId });
    new CfnOutput(this, 'DistributionUrl', { value: `https://${this.distribution.distributionDomainName}` });
    new CfnOutput(this, 'SiteUrl', { value: `https://${this.siteHost}` });
  }

  private behaviours({ stage, definition, buckets, gateway }: EdgeStackProps) {
    const everywhere = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };
    const headersOf = responseHeadersPolicies(this, stage, buckets.uploads.postedTo);
    const files = {
      ...everywhere,
      cachePolicy: objectCachePolicy(this, stage),
      responseHeadersPolicy: headersOf('files'),
    };
    const originOf = this.bucketOrigins();
    const pages: BehaviorOptions = {
      ...files,
      responseHeadersPolicy: headersOf('pages'),
      origin: originOf(buckets.site),
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: viewerRequestFunction(this, stage) },
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: pageResponseFunction(this, stage) },
      ],
    };
    /** Files under the name that a link asks for. */
    const named = {
      ...files,
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: attachmentFunction(this, stage) },
      ],
    };
    const calls: BehaviorOptions = {
      ...everywhere,
      // Refused and not redirected: a client that calls without TLS has sent its session in the clear, and would never notice.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      origin: this.apiOrigin(gateway),
      cachePolicy: apiCachePolicy(this, stage),
      originRequestPolicy: apiRequestPolicy(this, stage),
      responseHeadersPolicy: headersOf('calls'),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: apiRequestFunction(this, stage, definition) },
      ],
    };
    /** Pages that the API answers: no cache keeps them, as a certificate may be revoked at any time. */
    const certificates: BehaviorOptions = {
      ...everywhere,
      origin: calls.origin,
      cachePolicy: calls.cachePolicy,
      originRequestPolicy: calls.originRequestPolicy,
      responseHeadersPolicy: headersOf('pages'),
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: certificateRequestFunction(this, stage) },
      ],
    };
    return {
      defaultBehavior: pages,
      additionalBehaviors: {
        ...Object.fromEntries(callPatterns(definition).map((pattern) => [pattern, calls])),
        [certificatePattern]: certificates,
        '/downloads/*': { ...named, origin: originOf(buckets.downloads) },
        '/media/*': { ...named, origin: originOf(buckets.media) },
        // What members have uploaded: no page frames it.
        '/uploaded/*': { ...files, responseHeadersPolicy: headersOf('calls'), origin: originOf(buckets.uploads) },
      },
    };
  }

  /** The API, which answers only requests with the secret. Its version is a parameter, so that a new one changes the stack. */
  private apiOrigin({ gateway, edgeSecret }: GatewayStack): IOrigin {
    const version = new CfnParameter(this, originHeaderParameter, {
      description: 'Version of the secret that the edge sends to the API; the current one when empty',
      default: '',
    });
    const secret = `{{resolve:secretsmanager:${edgeSecret.secretArn}:SecretString:::${version.valueAsString}}}`;
    return new HttpOrigin(`${gateway.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      customHeaders: { [edgeAuthorizer.header]: secret },
    });
  }

  /** Origins of private buckets; the buckets' own policies let CloudFront in. */
  private bucketOrigins(): (bucket: IBucket) => IOrigin {
    const originAccessControlId = new S3OriginAccessControl(this, 'BucketAccess').originAccessControlId;
    return (bucket) => S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId });
  }

  /** @throws Error when hosts have no certificate */
  private names({ name, domain }: Stage) {
    if (!domain) return {};
    const { hosts, certificateArn } = domain;
    if (!certificateArn)
      throw new Error(`${name} has hosts (infra/stages.ts), and no certificateArn says which certificate they have`);
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return {
      domainNames: [...hosts],
      certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }
}
