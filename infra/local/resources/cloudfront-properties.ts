import * as z from 'zod/mini';
import { checkProperties } from './checked-properties.ts';
import { flag, wholeNumber } from './properties.ts';

const texts = z._default(z.array(z.string()), []);
const items = z.object({ Items: texts });

const behaviour = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  Compress: z._default(flag, false),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })), []),
});

const origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginAccessControlId: z.optional(z.string()),
  OriginCustomHeaders: z._default(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })), []),
  CustomOriginConfig: z.optional(z.object({ OriginReadTimeout: z._default(wholeNumber, 30) })),
});

const errorResponse = z.object({
  ErrorCode: wholeNumber,
  ResponseCode: z.optional(wholeNumber),
  ResponsePagePath: z.optional(z.string()),
  ErrorCachingMinTTL: z._default(wholeNumber, 10),
});

/** `AWS::CloudFront::Distribution`, what the local edge reads of it. */
export const distributionSchema = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z._default(z.array(behaviour), []),
    CustomErrorResponses: z._default(z.array(errorResponse), []),
    Origins: z.array(origin),
  }),
});

const chosen = { Headers: texts };
/** `AWS::CloudFront::CachePolicy`; times to live in seconds. */
export const cachePolicySchema = z.object({
  CachePolicyConfig: z.object({
    MinTTL: wholeNumber,
    DefaultTTL: wholeNumber,
    MaxTTL: wholeNumber,
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingGzip: z._default(flag, false),
      EnableAcceptEncodingBrotli: z._default(flag, false),
      HeadersConfig: z.object({ HeaderBehavior: z.enum(['none', 'whitelist']), ...chosen }),
      CookiesConfig: z.object({ CookieBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']), Cookies: texts }),
      QueryStringsConfig: z.object({
        QueryStringBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
        QueryStrings: texts,
      }),
    }),
  }),
});

/** `AWS::CloudFront::OriginRequestPolicy`. */
export const originRequestPolicySchema = z.object({
  OriginRequestPolicyConfig: z.object({
    HeadersConfig: z.object({
      HeaderBehavior: z.enum(['none', 'whitelist', 'allViewer', 'allViewerAndWhitelistCloudFront', 'allExcept']),
      ...chosen,
    }),
    CookiesConfig: z.object({ CookieBehavior: z.enum(['none', 'whitelist', 'all', 'allExcept']), Cookies: texts }),
    QueryStringsConfig: z.object({
      QueryStringBehavior: z.enum(['none', 'whitelist', 'all', 'allExcept']),
      QueryStrings: texts,
    }),
  }),
});

const override = { Override: flag };
const securityHeaders = z.object({
  ContentSecurityPolicy: z.optional(z.object({ ContentSecurityPolicy: z.string(), ...override })),
  ContentTypeOptions: z.optional(z.object(override)),
  FrameOptions: z.optional(z.object({ FrameOption: z.string(), ...override })),
  ReferrerPolicy: z.optional(z.object({ ReferrerPolicy: z.string(), ...override })),
  StrictTransportSecurity: z.optional(
    z.object({
      AccessControlMaxAgeSec: wholeNumber,
      IncludeSubdomains: z._default(flag, false),
      Preload: z._default(flag, false),
      ...override,
    }),
  ),
  XSSProtection: z.optional(
    z.object({
      Protection: flag,
      ModeBlock: z._default(flag, false),
      ReportUri: z.optional(z.string()),
      ...override,
    }),
  ),
});

const cors = z.object({
  AccessControlAllowCredentials: flag,
  AccessControlAllowHeaders: items,
  AccessControlAllowMethods: items,
  AccessControlAllowOrigins: items,
  AccessControlExposeHeaders: z.optional(items),
  AccessControlMaxAgeSec: z.optional(wholeNumber),
  OriginOverride: flag,
});

const customHeader = z.object({ Header: z.string(), Value: z.string(), ...override });

/** `AWS::CloudFront::ResponseHeadersPolicy`. */
export const responseHeadersPolicySchema = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.optional(securityHeaders),
    CorsConfig: z.optional(cors),
    CustomHeadersConfig: z.optional(z.object({ Items: z._default(z.array(customHeader), []) })),
    RemoveHeadersConfig: z.optional(z.object({ Items: z._default(z.array(z.object({ Header: z.string() })), []) })),
    ServerTimingHeadersConfig: z.optional(z.object({ Enabled: flag, SamplingRate: z._default(wholeNumber, 0) })),
  }),
});

/** `AWS::CloudFront::Function`. */
export const functionSchema = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({ Runtime: z.string() }),
});

export type DistributionConfig = z.infer<typeof distributionSchema>['DistributionConfig'];
export type BehaviourProperties = z.infer<typeof behaviour>;
export type OriginProperties = z.infer<typeof origin>;
export type CachePolicy = z.infer<typeof cachePolicySchema>['CachePolicyConfig'];
export type OriginRequestPolicy = z.infer<typeof originRequestPolicySchema>['OriginRequestPolicyConfig'];
export type ResponseHeadersPolicy = z.infer<typeof responseHeadersPolicySchema>['ResponseHeadersPolicyConfig'];

const NOT_RUN_LOCALLY = [
  'OriginGroups',
  'LambdaFunctionAssociations',
  'ForwardedValues',
  'TrustedKeyGroups',
  'TrustedSigners',
  'FieldLevelEncryptionId',
  'SmoothStreaming',
];

/**
 * Checks resolved template properties against a schema.
 * Throws an error that names the resource and the property when one is missing, mistyped or has no local counterpart.
 */
export function readProperties<T extends z.ZodMiniType>(schema: T, properties: unknown, resource: string): z.infer<T> {
  refuseUnsupported(properties, resource);
  return checkProperties(schema, properties, resource);
}

function refuseUnsupported(value: unknown, resource: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isSet = Array.isArray(inner) ? inner.length > 0 : Boolean(inner) && inner !== 'false';
    const isEmptyGroup = typeof inner === 'object' && inner !== null && Object.values(inner).every((item) => !item);
    if (NOT_RUN_LOCALLY.includes(name) && isSet && !isEmptyGroup)
      throw new Error(`${resource} cannot be started locally: ${name} has no local counterpart`);
    refuseUnsupported(inner, resource);
  }
}
