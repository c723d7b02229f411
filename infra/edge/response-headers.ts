import { existsSync, readFileSync } from 'node:fs';
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';

/** Sources of the inline scripts that the web build put into its pages, such as `'sha256-…'`. */
const InlineHashes = z.object({ scripts: z.array(z.string()) });

const hashFile = '.build/web-csp.json';

/** @throws when the web client is not built: a policy without its hashes would silence every page */
function inlineHashes() {
  if (!existsSync(hashFile)) throw new Error(`${hashFile} is missing: build the web client first (npm run build)`);
  return InlineHashes.parse(JSON.parse(readFileSync(hashFile, 'utf8')));
}

function contentSecurityPolicy(): string {
  const { scripts } = inlineHashes();
  const directives = {
    'default-src': `'none'`,
    'script-src': `'self' ${scripts.join(' ')}`,
    // Each page narrows this in its own document to the hash of its one style. Hashes here would change with every style
    // sheet, and pages that a cache still holds would stand unstyled.
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' data:`,
    'media-src': `'self'`,
    'font-src': `'self'`,
    'connect-src': `'self'`,
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.trim()}`)
    .join('; ');
}

/** Security headers of every response: strict CSP, HSTS for two years, no framing, no sniffing. */
export function responseHeadersPolicy(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    // Between the bucket and the publisher; visitors read checksums on the pages.
    removeHeaders: ['server', 'x-amz-meta-sha256'],
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=(), payment=()', override: true },
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
      ],
    },
  });
}
