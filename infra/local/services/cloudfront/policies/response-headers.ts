import type { HeaderMap } from '../messages.ts';
import type { ResponseHeadersPolicy } from '../types.ts';

/** Changes the headers of a response in place. */
export type HeaderPolicy = (headers: HeaderMap) => void;

type Rule = { name: string; value: string; override: boolean };

/** Compiles a response headers policy: removals first, then security and custom headers with their overrides. */
export function compileHeaderPolicy(policy: ResponseHeadersPolicy): HeaderPolicy {
  const removed = policy.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase());
  const custom = policy.CustomHeadersConfig.Items.flatMap((item) =>
    rule(item.Header.toLowerCase(), item, ({ Value }) => Value),
  );
  const rules = [...securityRules(policy.SecurityHeadersConfig), ...custom];
  return (headers) => {
    for (const name of removed) delete headers[name];
    for (const { name, value, override } of rules) if (override || headers[name] === undefined) headers[name] = value;
  };
}

function securityRules(security: ResponseHeadersPolicy['SecurityHeadersConfig']): Rule[] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } = security;
  return [
    ...rule('content-security-policy', ContentSecurityPolicy, (policy) => policy.ContentSecurityPolicy),
    ...rule('x-content-type-options', ContentTypeOptions, () => 'nosniff'),
    ...rule('x-frame-options', FrameOptions, ({ FrameOption }) => FrameOption),
    ...rule('referrer-policy', ReferrerPolicy, (policy) => policy.ReferrerPolicy),
    ...rule('strict-transport-security', StrictTransportSecurity, (setting) => {
      const subdomains = setting.IncludeSubdomains ? '; includeSubDomains' : '';
      return `max-age=${setting.AccessControlMaxAgeSec}${subdomains}${setting.Preload ? '; preload' : ''}`;
    }),
  ];
}

function rule<T extends { Override: boolean }>(name: string, setting: T | undefined, write: (setting: T) => string) {
  return setting ? [{ name, value: write(setting), override: setting.Override }] : [];
}
