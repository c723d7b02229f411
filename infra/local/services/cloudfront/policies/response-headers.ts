import type { HeaderMap } from '../messages.ts';
import type { ResponseHeadersPolicy } from '../types.ts';

/** Changes the headers of a response in place. */
export type HeaderPolicy = (headers: HeaderMap) => void;

type Rule = { name: string; value: string; override: boolean };
type SecurityHeaders = NonNullable<ResponseHeadersPolicy['SecurityHeadersConfig']>;

/** Compiles a response headers policy: removals first, then security and custom headers with their overrides. */
export function compileHeaderPolicy(policy: ResponseHeadersPolicy): HeaderPolicy {
  const removed = (policy.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
  const custom = (policy.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  const rules = [...securityRules(policy.SecurityHeadersConfig ?? {}), ...custom];
  return (headers) => {
    for (const name of removed) delete headers[name];
    for (const rule of rules) apply(headers, rule);
  };
}

function apply(headers: HeaderMap, { name, value, override }: Rule): void {
  if (override || headers[name] === undefined) headers[name] = value;
}

function securityRules(security: SecurityHeaders): Rule[] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } = security;
  const rule = (name: string, setting: { Override: boolean } | undefined, value: string | undefined): Rule[] =>
    setting && value !== undefined ? [{ name, value, override: setting.Override }] : [];
  return [
    ...rule('content-security-policy', ContentSecurityPolicy, ContentSecurityPolicy?.ContentSecurityPolicy),
    ...rule('x-content-type-options', ContentTypeOptions, 'nosniff'),
    ...rule('x-frame-options', FrameOptions, FrameOptions?.FrameOption),
    ...rule('referrer-policy', ReferrerPolicy, ReferrerPolicy?.ReferrerPolicy),
    ...rule('strict-transport-security', StrictTransportSecurity, transportSecurity(StrictTransportSecurity)),
  ];
}

function transportSecurity(setting: SecurityHeaders['StrictTransportSecurity']): string | undefined {
  if (!setting) return undefined;
  const subdomains = setting.IncludeSubdomains ? '; includeSubDomains' : '';
  return `max-age=${setting.AccessControlMaxAgeSec}${subdomains}${setting.Preload ? '; preload' : ''}`;
}
