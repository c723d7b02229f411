import { expect, test } from 'vitest';
import { MANAGED_RESPONSE_HEADERS_POLICIES } from './cloudfront-managed-policies.ts';
import type { EdgeRequest, HeaderMap } from './cloudfront-messages.ts';
import { readProperties, responseHeadersPolicySchema } from './cloudfront-properties.ts';
import { compileHeaderPolicy } from './cloudfront-response-headers.ts';

const viewer = { address: '127.0.0.1', port: 1, httpVersion: '1.1' };

function applied(policy: unknown, headers: HeaderMap = {}, request: Partial<EdgeRequest> = {}): HeaderMap {
  const properties = readProperties(responseHeadersPolicySchema, policy, 'policy').ResponseHeadersPolicyConfig;
  const base = { method: 'GET', uri: '/', query: '', headers: {}, viewer, id: 'i' };
  compileHeaderPolicy(properties)(headers, { ...base, ...request });
  return headers;
}

const config = (ResponseHeadersPolicyConfig: object) => ({ ResponseHeadersPolicyConfig });

test('security headers are written as CloudFront writes them', () => {
  const SecurityHeadersConfig = {
    ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: '63072000',
      IncludeSubdomains: 'true',
      Preload: true,
      Override: true,
    },
    FrameOptions: { FrameOption: 'DENY', Override: true },
    XSSProtection: { Protection: false, Override: true },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
  };
  expect(applied(config({ SecurityHeadersConfig }))).toEqual({
    'content-security-policy': "default-src 'self'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-frame-options': 'DENY',
    'x-xss-protection': '0',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});

test("without override the origin's own header stays; removal comes before adding", () => {
  const policy = config({
    SecurityHeadersConfig: { FrameOptions: { FrameOption: 'DENY', Override: false } },
    RemoveHeadersConfig: { Items: [{ Header: 'Server' }, { Header: 'X-Powered-By' }] },
    CustomHeadersConfig: { Items: [{ Header: 'Server', Value: 'edge', Override: false }] },
  });
  const origin = { 'x-frame-options': 'SAMEORIGIN', server: 'AmazonS3', 'x-powered-by': 'x' };
  expect(applied(policy, origin)).toEqual({ 'x-frame-options': 'SAMEORIGIN', server: 'edge' });
});

test('cross-origin headers answer allowed origins only', () => {
  const policy = config({
    CorsConfig: {
      AccessControlAllowCredentials: true,
      AccessControlAllowHeaders: { Items: ['Content-Type'] },
      AccessControlAllowMethods: { Items: ['GET', 'POST'] },
      AccessControlAllowOrigins: { Items: ['https://*.example.org', 'https://example.org'] },
      AccessControlMaxAgeSec: 600,
      OriginOverride: true,
    },
  });
  const from = (origin: string, method = 'GET') =>
    applied(policy, {}, { method, headers: { origin, 'access-control-request-method': 'POST' } });
  expect(from('https://a.example.org')).toEqual({
    'access-control-allow-origin': 'https://a.example.org',
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  });
  expect(from('https://example.org', 'OPTIONS')).toMatchObject({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Content-Type',
    'access-control-max-age': '600',
  });
  expect(from('https://evil.test')).toEqual({ vary: 'Origin' });
});

test('every managed policy can be read', () => {
  const simple = MANAGED_RESPONSE_HEADERS_POLICIES['60669652-455b-4ae9-85a4-c4c02393f86c'];
  expect(applied(simple, {}, { headers: { origin: 'https://x.test' } })).toEqual({
    'access-control-allow-origin': '*',
  });
  for (const policy of Object.values(MANAGED_RESPONSE_HEADERS_POLICIES)) expect(() => applied(policy)).not.toThrow();
});
