import type { OriginRequestPolicy } from '../types.ts';

/**
 * The policies that AWS manages and templates name by id only; values as AWS documents them. One is all that a template names:
 * another one stops the start until it stands here.
 */
export const managedOriginRequestPolicies: Readonly<Record<string, OriginRequestPolicy>> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
    CookiesConfig: { CookieBehavior: 'all' },
    QueryStringsConfig: { QueryStringBehavior: 'all', QueryStrings: [] },
  },
};
