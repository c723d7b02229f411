import type { IncomingHttpHeaders } from 'node:http';

/** `CorsConfiguration` of `AWS::ApiGatewayV2::Api`; ages in seconds. */
export type CorsConfiguration = {
  AllowOrigins: string[];
  AllowMethods: string[];
  AllowHeaders: string[];
  ExposeHeaders: string[];
  MaxAge?: number | undefined;
  AllowCredentials: boolean;
};

/** Whether a request is a preflight, which the gateway answers itself when cross-origin calls are configured. */
export function isPreflight(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

/** The cross-origin headers for a caller's origin; none when it is not allowed or absent. */
export function corsHeaders(cors: CorsConfiguration, headers: IncomingHttpHeaders, preflight: boolean) {
  const { origin } = headers;
  if (origin === undefined || !cors.AllowOrigins.some((allowed) => matches(allowed, origin))) return {};
  const list = (name: string, values: string[]) => (values.length > 0 ? { [name]: values.join(',') } : {});
  return {
    'access-control-allow-origin': cors.AllowOrigins.includes('*') && !cors.AllowCredentials ? '*' : origin,
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...list('access-control-expose-headers', cors.ExposeHeaders),
    ...(preflight && list('access-control-allow-methods', cors.AllowMethods)),
    ...(preflight && list('access-control-allow-headers', cors.AllowHeaders)),
    ...(preflight && cors.MaxAge !== undefined && { 'access-control-max-age': String(cors.MaxAge) }),
  };
}

function matches(allowed: string, origin: string): boolean {
  if (allowed === '*') return true;
  // API Gateway also allows a whole scheme, `https://*`.
  return allowed.endsWith('://*') ? origin.startsWith(allowed.slice(0, -1)) : allowed === origin;
}
