import { type EdgeRequest, type HeaderMap, headerText } from './cloudfront-messages.ts';
import type { ResponseHeadersPolicy } from './cloudfront-properties.ts';

/** Changes the headers of a response in place. `request` decides what cross-origin headers it gets. */
export type HeaderPolicy = (headers: HeaderMap, request: EdgeRequest) => void;

type Rule = { name: string; value: string; override: boolean };
type SecurityHeaders = NonNullable<ResponseHeadersPolicy['SecurityHeadersConfig']>;
type Cors = NonNullable<ResponseHeadersPolicy['CorsConfig']>;

/** Compiles a response headers policy: removals first, then security, custom and cross-origin headers with their overrides. */
export function compileHeaderPolicy(policy: ResponseHeadersPolicy): HeaderPolicy {
  const removed = (policy.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
  const custom = (policy.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  const rules = [...securityRules(policy.SecurityHeadersConfig ?? {}), ...custom];
  const { CorsConfig: cors } = policy;

  return (headers, request) => {
    for (const name of removed) delete headers[name];
    for (const rule of rules) apply(headers, rule);
    if (!cors) return;
    for (const rule of corsRules(cors, request)) apply(headers, rule);
    // The answer depends on the Origin header as soon as not every origin is welcome.
    if (!cors.AccessControlAllowOrigins.Items.includes('*')) headers.vary = varyByOrigin(headerText(headers, 'vary'));
  };
}

/** The share of responses, 0 to 1, that carry a Server-Timing header. */
export function serverTimingShare({ ServerTimingHeadersConfig: config }: ResponseHeadersPolicy): number {
  return config?.Enabled ? config.SamplingRate / 100 : 0;
}

function apply(headers: HeaderMap, { name, value, override }: Rule): void {
  if (override || headers[name] === undefined) headers[name] = value;
}

function varyByOrigin(vary: string | undefined): string {
  if (!vary) return 'Origin';
  return /(^|[,\s])origin($|[,\s])/i.test(vary) ? vary : `${vary}, Origin`;
}

function securityRules(security: SecurityHeaders): Rule[] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy } = security;
  const { StrictTransportSecurity, XSSProtection } = security;
  const rule = (name: string, setting: { Override: boolean } | undefined, value: string | undefined): Rule[] =>
    setting && value !== undefined ? [{ name, value, override: setting.Override }] : [];
  return [
    ...rule('content-security-policy', ContentSecurityPolicy, ContentSecurityPolicy?.ContentSecurityPolicy),
    ...rule('x-content-type-options', ContentTypeOptions, 'nosniff'),
    ...rule('x-frame-options', FrameOptions, FrameOptions?.FrameOption),
    ...rule('referrer-policy', ReferrerPolicy, ReferrerPolicy?.ReferrerPolicy),
    ...rule('strict-transport-security', StrictTransportSecurity, transportSecurity(StrictTransportSecurity)),
    ...rule('x-xss-protection', XSSProtection, scriptingProtection(XSSProtection)),
  ];
}

function transportSecurity(setting: SecurityHeaders['StrictTransportSecurity']): string | undefined {
  if (!setting) return undefined;
  const subdomains = setting.IncludeSubdomains ? '; includeSubDomains' : '';
  return `max-age=${setting.AccessControlMaxAgeSec}${subdomains}${setting.Preload ? '; preload' : ''}`;
}

function scriptingProtection(setting: SecurityHeaders['XSSProtection']): string | undefined {
  if (!setting) return undefined;
  if (!setting.Protection) return '0';
  return `1${setting.ModeBlock ? '; mode=block' : ''}${setting.ReportUri ? `; report=${setting.ReportUri}` : ''}`;
}

function corsRules(cors: Cors, request: EdgeRequest): Rule[] {
  const origin = headerText(request.headers, 'origin');
  const allowed = origin === undefined ? undefined : allowedOrigin(cors.AccessControlAllowOrigins.Items, origin);
  if (allowed === undefined) return [];
  const override = cors.OriginOverride;
  const list = (items: string[] | undefined) => (items?.length ? items.join(', ') : undefined);
  const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  const values: Record<string, string | undefined> = {
    'access-control-allow-origin': allowed,
    'access-control-allow-credentials': cors.AccessControlAllowCredentials ? 'true' : undefined,
    'access-control-expose-headers': list(cors.AccessControlExposeHeaders?.Items),
    'access-control-allow-headers': preflight ? list(cors.AccessControlAllowHeaders.Items) : undefined,
    'access-control-allow-methods': preflight ? list(cors.AccessControlAllowMethods.Items) : undefined,
    'access-control-max-age': preflight ? cors.AccessControlMaxAgeSec?.toString() : undefined,
  };
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, override }]));
}

function allowedOrigin(allowed: string[], origin: string): string | undefined {
  if (allowed.includes('*')) return '*';
  // CloudFront allows one wildcard as the leftmost label: https://*.example.org
  const matches = (pattern: string) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === origin;
    return origin.startsWith(before) && origin.endsWith(after) && origin.length > before.length + after.length;
  };
  return allowed.some(matches) ? origin : undefined;
}
