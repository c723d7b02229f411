import { existsSync, readFileSync } from 'node:fs';
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { pascalName } from '../../shared/contract/names.ts';
import { framersOf, type OutsideOrigins, outsideScripts, reachOf, type Surface } from '../../shared/origins.ts';
import type { Stage } from '../stage.ts';
import { hstsSteps } from '../stage-settings.ts';

/** Sources of the inline scripts that the web build put into its pages, such as `'sha256-…'`. */
const InlineHashes = z.object({ scripts: z.array(z.string()) });

const hashFile = '.build/web-csp.json';

/** @throws Error when the web client is not built: a policy without its hashes would block the scripts of every page */
function inlineHashes() {
  if (!existsSync(hashFile)) throw new Error(`${hashFile} is missing: build the web client first (npm run build)`);
  return InlineHashes.parse(JSON.parse(readFileSync(hashFile, 'utf8')));
}

/** The policy of a surface in a stage; a directive that lists nothing is left to `default-src`. */
function contentSecurityPolicy(surface: Surface, outside: OutsideOrigins): string {
  const { scripts } = inlineHashes();
  const reach = reachOf(surface, outside);
  const { 'form-action': formAction, ...reads } = reach;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...scripts, ...outsideScripts(surface)],
    // Each page narrows this in its own document to the hash of its one style. Hashes here would change with every style
    // sheet, and pages that a cache still holds would lose their style.
    'style-src': [`'self'`, `'unsafe-inline'`],
    ...reads,
    'base-uri': [`'none'`],
    'form-action': formAction,
    'frame-ancestors': framersOf(surface),
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The headers of each surface. Surfaces with the same content security policy share a resource: an account may have 20.
 * @param uploads origin of the bucket to which pages post
 */
export function responseHeadersPolicies(
  scope: Construct,
  stage: Stage,
  uploads: string,
): (surface: Surface) => ResponseHeadersPolicy {
  const policies = new Map<string, ResponseHeadersPolicy>();
  return (surface) => {
    const text = contentSecurityPolicy(surface, { ...stage.outside, uploads });
    const id = policies.size === 0 ? 'ResponseHeaders' : `ResponseHeadersOf${pascalName(surface)}`;
    const policy =
      policies.get(text) ?? responseHeadersPolicy(scope, id, stage, { text, frames: frameOption(surface) });
    policies.set(text, policy);
    return policy;
  };
}

/** What `frame-ancestors` says, for browsers that do not know it. */
function frameOption(surface: Surface): HeadersFrameOption {
  return framersOf(surface).includes(`'none'`) ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN;
}

/** Security headers of a response: strict CSP, HSTS as long as the stage says, no framing by others, no sniffing. */
function responseHeadersPolicy(
  scope: Construct,
  id: string,
  { hsts }: Stage,
  { text, frames }: { readonly text: string; readonly frames: HeadersFrameOption },
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: text, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: frames, override: true },
      // Our own files need no addresses either: one may carry a token that signs in, until the page's script takes it out.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(hstsSteps[hsts].days),
        includeSubdomains: hstsSteps[hsts].includeSubdomains,
        preload: hstsSteps[hsts].preload,
        override: true,
      },
    },
    // The checksum is for the publisher; visitors find checksums on the pages. The others tell how the buckets are kept.
    removeHeaders: ['server', 'x-amz-meta-sha256', 'x-amz-version-id', 'x-amz-server-side-encryption'],
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=(), payment=()', override: true },
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
      ],
    },
  });
}
