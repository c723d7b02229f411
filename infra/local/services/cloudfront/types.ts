import * as z from 'zod/mini';
import { byId, globalArn, type ResourceType, type Subject } from '../../core/assembly/resource-type.ts';
import { flag, texts, wholeNumber } from '../../core/properties.ts';

/** In a cache behaviour, unlike an invalidation, `?` stands for one character, which is not supported locally. */
const pathPattern = z.string().check(z.regex(/^[^?]+$/, '? is not done locally'));

const behaviour = z.strictObject({
  PathPattern: z._default(pathPattern, '*'),
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
  CustomOriginConfig: z.optional(z.strictObject({})),
});

const errorResponse = z.strictObject({
  ErrorCode: wholeNumber,
  ResponseCode: z.optional(wholeNumber),
  ResponsePagePath: z.optional(z.string()),
  ErrorCachingMinTTL: z._default(wholeNumber, 10),
});

const distribution = z.strictObject({
  DefaultCacheBehavior: behaviour,
  CacheBehaviors: z._default(z.array(behaviour), []),
  CustomErrorResponses: z._default(z.array(errorResponse), []),
  Origins: z.array(origin),
  WebACLId: z.optional(z.string()),
});

const queryStrings = z.strictObject({
  QueryStringBehavior: z.enum(['none', 'whitelist', 'all']),
  QueryStrings: texts,
});

/** Headers and cookies are never part of the key: what depends on the caller is not cached. */
const cachePolicy = z.strictObject({
  MinTTL: wholeNumber,
  DefaultTTL: wholeNumber,
  MaxTTL: wholeNumber,
  ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
    EnableAcceptEncodingGzip: z._default(flag, false),
    EnableAcceptEncodingBrotli: z._default(flag, false),
    HeadersConfig: z.strictObject({ HeaderBehavior: z.literal('none') }),
    CookiesConfig: z.strictObject({ CookieBehavior: z.literal('none') }),
    QueryStringsConfig: queryStrings,
  }),
});

const originRequestPolicy = z.strictObject({
  HeadersConfig: z.strictObject({ HeaderBehavior: z.enum(['none', 'whitelist', 'allExcept']), Headers: texts }),
  CookiesConfig: z.strictObject({ CookieBehavior: z.enum(['none', 'all']) }),
  QueryStringsConfig: queryStrings,
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
const removedHeader = z.strictObject({ Header: z.string() });
const responseHeadersPolicy = z.strictObject({
  SecurityHeadersConfig: z._default(securityHeaders, {}),
  CustomHeadersConfig: z._default(z.strictObject({ Items: z.array(customHeader) }), { Items: [] }),
  RemoveHeadersConfig: z._default(z.strictObject({ Items: z.array(removedHeader) }), { Items: [] }),
});

export type DistributionConfig = z.infer<typeof distribution>;
export type BehaviourProperties = z.infer<typeof behaviour>;
export type OriginProperties = z.infer<typeof origin>;
export type CachePolicy = z.infer<typeof cachePolicy>;
export type OriginRequestPolicy = z.infer<typeof originRequestPolicy>;
export type ResponseHeadersPolicy = z.infer<typeof responseHeadersPolicy>;

/** A type that behaviours and origins refer to by the id that CloudFront gives it. */
function identified<T>(kind: string, properties: z.ZodMiniType<T>): ResourceType<T> {
  return { type: `AWS::CloudFront::${kind}`, identity: { ref: byId, attributes: { Id: byId } }, properties };
}

/** Times to live in seconds. */
export const cachePolicyType = identified('CachePolicy', z.strictObject({ CachePolicyConfig: cachePolicy }));

export const originRequestPolicyType = identified(
  'OriginRequestPolicy',
  z.strictObject({ OriginRequestPolicyConfig: originRequestPolicy }),
);

export const responseHeadersPolicyType = identified(
  'ResponseHeadersPolicy',
  z.strictObject({ ResponseHeadersPolicyConfig: responseHeadersPolicy }),
);

/** The one kind there is here: the edge signs every request to a bucket. */
export const originAccessControlType = identified(
  'OriginAccessControl',
  z.strictObject({
    OriginAccessControlConfig: z.strictObject({
      OriginAccessControlOriginType: z.literal('s3'),
      SigningBehavior: z.literal('always'),
      SigningProtocol: z.literal('sigv4'),
    }),
  }),
);

const upperId = ({ name }: Subject) => `E${name.slice(-12).toUpperCase()}`;

export const distributionType = {
  type: 'AWS::CloudFront::Distribution',
  identity: { ref: upperId, attributes: { Id: upperId, DomainName: ({ place }) => place.visitorHost } },
  properties: z.strictObject({ DistributionConfig: distribution }),
} satisfies ResourceType;

const functionArn = globalArn('cloudfront', ({ name }) => `function/${name}`);

export const functionType = {
  type: 'AWS::CloudFront::Function',
  identity: { nameProperty: 'Name', ref: functionArn, attributes: { FunctionARN: functionArn } },
  properties: z.strictObject({
    FunctionCode: z.string(),
    FunctionConfig: z.strictObject({ Runtime: z.literal('cloudfront-js-2.0') }),
    Name: z.string(),
  }),
} satisfies ResourceType;
