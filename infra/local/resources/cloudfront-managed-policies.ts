// The policies that AWS manages and templates name by id only; values as AWS documents them.
type Policies = Readonly<Record<string, unknown>>;

const YEAR = 31_536_000;
const DAY = 86_400;
const NO_HEADERS = { HeaderBehavior: 'none' };
const NO_COOKIES = { CookieBehavior: 'none' };
const NO_QUERY = { QueryStringBehavior: 'none' };
const ALL_COOKIES = { CookieBehavior: 'all' };
const ALL_QUERY = { QueryStringBehavior: 'all' };

function cachePolicy(minimum: number, standard: number, maximum: number, compressed: boolean, keyed: object = {}) {
  const ParametersInCacheKeyAndForwardedToOrigin = {
    EnableAcceptEncodingGzip: compressed,
    EnableAcceptEncodingBrotli: compressed,
    HeadersConfig: NO_HEADERS,
    CookiesConfig: NO_COOKIES,
    QueryStringsConfig: NO_QUERY,
    ...keyed,
  };
  return {
    CachePolicyConfig: {
      MinTTL: minimum,
      DefaultTTL: standard,
      MaxTTL: maximum,
      ParametersInCacheKeyAndForwardedToOrigin,
    },
  };
}

const ORIGIN_CONTROLLED = {
  HeadersConfig: {
    HeaderBehavior: 'whitelist',
    Headers: ['Host', 'Origin', 'X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'],
  },
  CookiesConfig: ALL_COOKIES,
};

/** Managed cache policies by id: CachingOptimized and its uncompressed twin, CachingDisabled, UseOriginCacheControlHeaders. */
export const MANAGED_CACHE_POLICIES: Policies = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': cachePolicy(1, DAY, YEAR, true),
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': cachePolicy(1, DAY, YEAR, false),
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': cachePolicy(0, 0, 0, false),
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': cachePolicy(0, 0, YEAR, true, ORIGIN_CONTROLLED),
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe': cachePolicy(0, 0, YEAR, true, {
    ...ORIGIN_CONTROLLED,
    QueryStringsConfig: ALL_QUERY,
  }),
};

function originRequestPolicy(HeadersConfig: object, CookiesConfig: object, QueryStringsConfig: object) {
  return { OriginRequestPolicyConfig: { HeadersConfig, CookiesConfig, QueryStringsConfig } };
}

function onlyHeaders(...Headers: string[]) {
  return originRequestPolicy({ HeaderBehavior: 'whitelist', Headers }, NO_COOKIES, NO_QUERY);
}

/** Managed origin request policies by id: AllViewer, AllViewerExceptHostHeader, CORS for both origins, and the small ones. */
export const MANAGED_ORIGIN_REQUEST_POLICIES: Policies = {
  '216adef6-5c7f-47e4-b989-5492eafa07d3': originRequestPolicy({ HeaderBehavior: 'allViewer' }, ALL_COOKIES, ALL_QUERY),
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': originRequestPolicy(
    { HeaderBehavior: 'allExcept', Headers: ['Host'] },
    ALL_COOKIES,
    ALL_QUERY,
  ),
  '59781a5b-3903-41f3-afcb-af62929ccde1': onlyHeaders('Origin'),
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': onlyHeaders(
    'Origin',
    'Access-Control-Request-Headers',
    'Access-Control-Request-Method',
  ),
  'acba4595-bd28-49b8-b9fe-13317c0390fa': onlyHeaders('User-Agent', 'Referer'),
  'bf0718e1-ba1e-49d1-88b1-f726733018ae': onlyHeaders('Host'),
};

const SECURITY = {
  SecurityHeadersConfig: {
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: 'SAMEORIGIN', Override: false },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: false },
    StrictTransportSecurity: { AccessControlMaxAgeSec: YEAR, Override: false },
    XSSProtection: { Protection: true, ModeBlock: true, Override: false },
  },
};

function cors(methods: string[], exposed: string[] = []) {
  return {
    CorsConfig: {
      AccessControlAllowCredentials: false,
      AccessControlAllowHeaders: { Items: ['*'] },
      AccessControlAllowMethods: { Items: methods },
      AccessControlAllowOrigins: { Items: ['*'] },
      AccessControlExposeHeaders: { Items: exposed },
      OriginOverride: false,
    },
  };
}

const SIMPLE_CORS = cors(['GET', 'HEAD']);
const PREFLIGHT_CORS = cors(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'], ['*']);

/** Managed response headers policies by id: SecurityHeadersPolicy, SimpleCORS, CORS-With-Preflight and their combinations. */
export const MANAGED_RESPONSE_HEADERS_POLICIES: Policies = {
  '67f7725c-6f97-4210-82d7-5512b31e9d03': { ResponseHeadersPolicyConfig: SECURITY },
  '60669652-455b-4ae9-85a4-c4c02393f86c': { ResponseHeadersPolicyConfig: SIMPLE_CORS },
  '5cc3b908-e619-4b99-88e5-2cf7f45965bd': { ResponseHeadersPolicyConfig: PREFLIGHT_CORS },
  'e61eb60c-9c35-4d20-a928-2b84e02af89c': { ResponseHeadersPolicyConfig: { ...SIMPLE_CORS, ...SECURITY } },
  'eaab4381-ed33-4a86-88ca-d9558dc6cd63': { ResponseHeadersPolicyConfig: { ...PREFLIGHT_CORS, ...SECURITY } },
};
