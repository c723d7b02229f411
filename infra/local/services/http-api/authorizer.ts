import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { LRUCache } from 'lru-cache';
import { isObject, type JsonObject } from '../../core/json.ts';

/** What a Lambda authorizer decided about a request. */
export type Verdict =
  | { readonly authorized: true; readonly context: JsonObject }
  | { readonly authorized: false; readonly status: 401 | 403; readonly message: string };

export interface AuthorizerSettings {
  /** Names of the headers that say who calls, in lower case. */
  readonly identityHeaders: readonly string[];
  /** How long a verdict is kept; 0 keeps none. */
  readonly ttlSeconds: number;
  /** Asks the function. Resolves with the parsed payload; rejects when the function fails. */
  readonly ask: (event: unknown) => Promise<unknown>;
  /** ARN of the route of an event, as the function sees it. */
  readonly routeArn: (event: APIGatewayProxyEventV2) => string;
}

const unauthorized: Verdict = { authorized: false, status: 401, message: 'Unauthorized' };
const forbidden: Verdict = { authorized: false, status: 403, message: 'Forbidden' };

/** Verdicts kept at a time; the one used least recently goes first. */
const MOST_KEPT = 1_000;

/**
 * A Lambda authorizer with simple responses. A request that lacks an identity header is refused without asking the function;
 * verdicts, refusals too, are kept by the values of these headers.
 * @returns a function that rejects when the authorizer fails or its answer is invalid
 */
export function createAuthorizer(settings: AuthorizerSettings): (event: APIGatewayProxyEventV2) => Promise<Verdict> {
  const { identityHeaders, ttlSeconds, ask, routeArn } = settings;
  const kept = new LRUCache<string, Verdict>({ max: MOST_KEPT, ttl: ttlSeconds * 1_000 });

  return async (event) => {
    const identity = identityHeaders.map((name) => event.headers[name]);
    if (identity.some((value) => !value)) return unauthorized;
    const key = JSON.stringify(identity);
    const known = kept.get(key);
    if (known) return known;
    const { body: _, isBase64Encoded: __, ...request } = event;
    const verdict = verdictOf(
      await ask({ ...request, type: 'REQUEST', routeArn: routeArn(event), identitySource: identity }),
    );
    if (ttlSeconds > 0) kept.set(key, verdict);
    return verdict;
  };
}

function verdictOf(answer: unknown): Verdict {
  if (!isObject(answer) || typeof answer.isAuthorized !== 'boolean')
    throw new Error('the authorizer did not answer {"isAuthorized": true | false}');
  if (!answer.isAuthorized) return forbidden;
  return { authorized: true, context: isObject(answer.context) ? answer.context : {} };
}
