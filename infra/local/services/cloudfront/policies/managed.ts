import type { OriginRequestPolicy } from '../types.ts';

/**
 * Policies that AWS manages and templates name by id only, with the values that AWS documents. Templates of the site name one;
 * any other stops the start until it is added here.
 */
export const managedOriginRequestPolicies: Readonly<Record<string, OriginRequestPolicy>> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
    CookiesConfig: { CookieBehavior: 'all' },
    QueryStringsConfig: { QueryStringBehavior: 'all', QueryStrings: [] },
  },
};
