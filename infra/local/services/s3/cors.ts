import type { IncomingHttpHeaders } from 'node:http';
import { refusal } from './failure.ts';
import type { CorsRule } from './types.ts';

/** The cross-origin headers of an ordinary answer: those of the first rule that fits; none without an Origin. */
export function corsHeaders(
  rules: readonly CorsRule[],
  method: string,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const { origin } = headers;
  const rule = rules.find((each) => origin !== undefined && fits(each, origin, method));
  return rule && origin !== undefined ? written(rule, origin) : {};
}

/** The headers that answer a preflight. Throws S3's refusal when no rule allows the origin, the method or a header. */
export function preflightHeaders(rules: readonly CorsRule[], headers: IncomingHttpHeaders): Record<string, string> {
  const { origin, 'access-control-request-method': method } = headers;
  if (origin === undefined || method === undefined) throw refusal('BadRequest');
  const names = headers['access-control-request-headers']?.toLowerCase().match(/[^\s,]+/g) ?? [];
  const allowsAll = ({ AllowedHeaders }: CorsRule) =>
    names.every((name) => AllowedHeaders.some((pattern) => wildcard(pattern.toLowerCase(), name)));
  const rule = rules.find((each) => fits(each, origin, method) && allowsAll(each));
  if (!rule) throw refusal('CORSResponse');
  return {
    ...written(rule, origin),
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(names.length > 0 && { 'access-control-allow-headers': names.join(', ') }),
    ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
  };
}

function written(rule: CorsRule, origin: string): Record<string, string> {
  const isOpen = rule.AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isOpen ? '*' : origin,
    ...(!isOpen && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function fits({ AllowedOrigins, AllowedMethods }: CorsRule, origin: string, method: string): boolean {
  return AllowedMethods.includes(method) && AllowedOrigins.some((pattern) => wildcard(pattern, origin));
}

/** S3 allows one star in an origin or a header name. */
function wildcard(pattern: string, text: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === text;
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
}
