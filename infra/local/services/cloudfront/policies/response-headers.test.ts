import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { HeaderMap } from '../messages.ts';
import { responseHeadersPolicyType } from '../types.ts';
import { compileHeaderPolicy } from './response-headers.ts';

function applied(policy: object, headers: HeaderMap = {}): HeaderMap {
  const properties = z.parse(responseHeadersPolicyType.properties, { ResponseHeadersPolicyConfig: policy });
  compileHeaderPolicy(properties.ResponseHeadersPolicyConfig)(headers);
  return headers;
}

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
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
  };
  expect(applied({ SecurityHeadersConfig })).toEqual({
    'content-security-policy': "default-src 'self'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});

test("without override the origin's own header stays; removal comes before adding", () => {
  const policy = {
    SecurityHeadersConfig: { FrameOptions: { FrameOption: 'DENY', Override: false } },
    RemoveHeadersConfig: { Items: [{ Header: 'Server' }, { Header: 'X-Powered-By' }] },
    CustomHeadersConfig: { Items: [{ Header: 'Server', Value: 'edge', Override: false }] },
  };
  const origin = { 'x-frame-options': 'SAMEORIGIN', server: 'AmazonS3', 'x-powered-by': 'x' };
  expect(applied(policy, origin)).toEqual({ 'x-frame-options': 'SAMEORIGIN', server: 'edge' });
});
