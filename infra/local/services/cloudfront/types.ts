import * as z from 'zod/mini';
import { byId, globalArn, type Identity, type ResourceType, type Subject } from '../../core/assembly/resource-type.ts';
import { flag, texts, wholeNumber } from '../../core/properties.ts';

const behaviour = z.strictObject({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  Compress: z._default(flag, false),
  FunctionAssociations: z._default(
    z.array(z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() })),
    [],
  ),
});

const origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginAccessControlId: z.optional(z.string()),
  OriginCustomHeaders: z._default(z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })), []),
  CustomOriginConfig: z.optional(z.strictObject({ OriginReadTimeout: z._default(wholeNumber, 30) })),
});

const errorResponse = z.strictObject({
  ErrorCode: wholeNumber,
  ResponseCode: z.optional(wholeNumber),
  ResponsePagePath: z.optional(z.string()),
  ErrorCachingMinTTL: z._default(wholeNumber, 10),
});

const distributionProperties = z.strictObject({
  DistributionConfig: z.strictObject({
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z._default(z.array(behaviour), []),
    CustomErrorResponses: z._default(z.array(errorResponse), []),
    Origins: z.array(origin),
  }),
});

const chosen = { Headers: texts };
const cachePolicyProperties = z.strictObject({
  CachePolicyConfig: z.strictObject({
    MinTTL: wholeNumber,
    DefaultTTL: wholeNumber,
    MaxTTL: wholeNumber,
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingGzip: z._default(flag, false),
      EnableAcceptEncodingBrotli: z._default(flag, false),
      HeadersConfig: z.strictObject({ HeaderBehavior: z.enum(['none', 'whitelist']), ...chosen }),
      CookiesConfig: z.strictObject({
        CookieBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
        Cookies: texts,
      }),
      QueryStringsConfig: z.strictObject({
        QueryStringBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
        QueryStrings: texts,
      }),
    }),
  }),
});

const originRequestPolicyProperties = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    HeadersConfig: z.strictObject({
      HeaderBehavior: z.enum(['none', 'whitelist', 'allViewer', 'allExcept']),
      ...chosen,
    }),
    CookiesConfig: z.strictObject({
      CookieBehavior: z.enum(['none', 'whitelist', 'all', 'allExcept']),
      Cookies: texts,
    }),
    QueryStringsConfig: z.strictObject({
      QueryStringBehavior: z.enum(['none', 'whitelist', 'all', 'allExcept']),
      QueryStrings: texts,
    }),
  }),
});

const override = { Override: flag };
const securityHeaders = z.strictObject({
  ContentSecurityPolicy: z.optional(z.strictObject({ ContentSecurityPolicy: z.string(), ...override })),
  ContentTypeOptions: z.optional(z.strictObject(override)),
  FrameOptions: z.optional(z.strictObject({ FrameOption: z.string(), ...override })),
  ReferrerPolicy: z.optional(z.strictObject({ ReferrerPolicy: z.string(), ...override })),
  StrictTransportSecurity: z.optional(
    z.strictObject({
      AccessControlMaxAgeSec: wholeNumber,
      IncludeSubdomains: z._default(flag, false),
      Preload: z._default(flag, false),
      ...override,
    }),
  ),
});

const customHeader = z.strictObject({ Header: z.string(), Value: z.string(), ...override });

const responseHeadersPolicyProperties = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    SecurityHeadersConfig: z.optional(securityHeaders),
    CustomHeadersConfig: z.optional(z.strictObject({ Items: z._default(z.array(customHeader), []) })),
    RemoveHeadersConfig: z.optional(
      z.strictObject({ Items: z._default(z.array(z.strictObject({ Header: z.string() })), []) }),
    ),
  }),
});

const functionProperties = z.strictObject({
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({ Runtime: z.literal('cloudfront-js-2.0') }),
  Name: z.string(),
});

type Distribution = z.infer<typeof distributionProperties>;
export type DistributionConfig = Distribution['DistributionConfig'];
export type BehaviourProperties = z.infer<typeof behaviour>;
export type OriginProperties = z.infer<typeof origin>;
export type CachePolicy = z.infer<typeof cachePolicyProperties>['CachePolicyConfig'];
export type OriginRequestPolicy = z.infer<typeof originRequestPolicyProperties>['OriginRequestPolicyConfig'];
export type ResponseHeadersPolicy = z.infer<typeof responseHeadersPolicyProperties>['ResponseHeadersPolicyConfig'];

const upperId = ({ name }: Subject) => `E${name.slice(-12).toUpperCase()}`;
const policyIdentity: Identity = { ref: byId, attributes: { Id: byId } };
const functionArn = globalArn('cloudfront', ({ name }) => `function/${name}`);

export const distributionType: ResourceType<Distribution> = {
  type: 'AWS::CloudFront::Distribution',
  identity: { ref: upperId, attributes: { Id: upperId, DomainName: ({ place }) => place.siteHost } },
  properties: distributionProperties,
};

/** Times to live in seconds. */
export const cachePolicyType: ResourceType<z.infer<typeof cachePolicyProperties>> = {
  type: 'AWS::CloudFront::CachePolicy',
  identity: policyIdentity,
  properties: cachePolicyProperties,
};

export const originRequestPolicyType: ResourceType<z.infer<typeof originRequestPolicyProperties>> = {
  type: 'AWS::CloudFront::OriginRequestPolicy',
  identity: policyIdentity,
  properties: originRequestPolicyProperties,
};

export const responseHeadersPolicyType: ResourceType<z.infer<typeof responseHeadersPolicyProperties>> = {
  type: 'AWS::CloudFront::ResponseHeadersPolicy',
  identity: policyIdentity,
  properties: responseHeadersPolicyProperties,
};

export const functionType: ResourceType<z.infer<typeof functionProperties>> = {
  type: 'AWS::CloudFront::Function',
  identity: {
    nameProperty: 'Name',
    ref: functionArn,
    attributes: { FunctionARN: functionArn, 'FunctionMetadata.FunctionARN': functionArn, Stage: () => 'LIVE' },
  },
  properties: functionProperties,
};

/** The one kind there is here: the edge signs every request to a bucket. */
export const originAccessControlType: ResourceType = {
  type: 'AWS::CloudFront::OriginAccessControl',
  identity: policyIdentity,
  properties: z.strictObject({
    OriginAccessControlConfig: z.strictObject({
      OriginAccessControlOriginType: z.literal('s3'),
      SigningBehavior: z.literal('always'),
      SigningProtocol: z.literal('sigv4'),
    }),
  }),
};
