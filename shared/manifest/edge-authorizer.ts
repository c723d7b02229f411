/**
 * The one function that is neither an endpoint's nor a consumer's: the API asks it whether a request comes from the edge. It
 * touches nothing but the secret that the edge sends along, which no other function may read.
 */
export const edgeAuthorizer = {
  domain: 'edge',
  name: 'authorizeEdge',
  /** Header in which the edge sends the secret. */
  header: 'x-origin-verify',
  /** Environment variable with the secret's ARN. */
  secretVariable: 'ORIGIN_SECRET',
} as const;
