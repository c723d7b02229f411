import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../http/body.ts';
import { checkProperties } from './checked-properties.ts';
import { corsHeaders, isPreflight } from './http-api-cors.ts';
import { toEvent } from './http-api-event.ts';
import { apiSchema, integrationSchema, routeSchema, stageSchema } from './http-api-properties.ts';
import { type ApiReply, gatewayReply, toReply } from './http-api-reply.ts';
import { compileRoutes } from './http-api-routes.ts';
import { createThrottle } from './http-api-throttle.ts';

/** A resource of the template: `id` is what `Ref` gives, the properties are resolved. */
type Declared = { id: string; properties: unknown };

/** An HTTP API and its parts, as the template declares them. */
export type HttpApiInput = {
  api: Declared;
  routes: Declared[];
  integrations: Declared[];
  stages: Declared[];
  /** Runs a function to its end. Resolves with the parsed payload; rejects when the function fails, is throttled or missing. */
  invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  accountId?: string;
  region?: string;
  log?: (line: string) => void;
  now?: () => number;
};

/** Name of the error with which `invoke` says that a function may run no more often at a time. */
const TOO_MANY_REQUESTS = 'TooManyRequestsException';

const LARGEST_BODY = 10 * 1024 * 1024;

/**
 * The local counterpart of an `AWS::ApiGatewayV2::Api` with Lambda proxy integrations of payload format 2.0.
 * Access logs and `DisableExecuteApiEndpoint` have no local meaning. Throws an error naming the resource for what is not supported.
 */
export function createHttpApi(input: HttpApiInput): RequestListener {
  const { api, invoke, accountId = '000000000000', region = 'us-east-1', log = () => {} } = input;
  const { CorsConfiguration: cors } = checkProperties(apiSchema, api.properties, api.id);
  const selectRoute = compileRoutes(compileTargets(input));
  const stages = new Map(
    input.stages.map(({ id, properties }) => {
      const stage = checkProperties(stageSchema, properties, id);
      const settingsFor = (key: string) => stage.RouteSettings[key] ?? stage.DefaultRouteSettings;
      return [stage.StageName, { ...stage, takes: createThrottle(settingsFor, input.now) }];
    }),
  );

  async function answer(request: IncomingMessage, requestId: string): Promise<ApiReply> {
    const { rawPath, query } = splitTarget(request.url ?? '/');
    const [, first = ''] = rawPath.split('/');
    const stage = stages.get(first) ?? stages.get('$default');
    if (!stage) return gatewayReply(404, 'Not Found');
    const isNamed = stage.StageName !== '$default';
    const match = selectRoute(request.method ?? 'GET', isNamed ? rawPath.slice(first.length + 1) || '/' : rawPath);
    if (!match) return gatewayReply(404, 'Not Found');
    const { route, pathParameters } = match;
    if (!stage.takes(route.key)) return gatewayReply(429, 'Too Many Requests');

    const body = await readBody(request, LARGEST_BODY);
    const event = toEvent(request, body, {
      accountId,
      apiId: api.id,
      domainName: `${api.id}.execute-api.${region}.amazonaws.com`,
      stage: stage.StageName,
      stageVariables: stage.StageVariables,
      routeKey: route.key,
      pathParameters,
      path: rawPath,
      query,
      requestId,
    });
    const { functionArn, timeout } = route.target;
    return toReply(await within(timeout, invoke(functionArn, event))) ?? malformed(functionArn);
  }

  function malformed(functionArn: string): ApiReply {
    log(`api: ${functionArn} returned a response with a statusCode that is otherwise malformed`);
    return gatewayReply(500, 'Internal Server Error');
  }

  function failed(error: unknown): ApiReply {
    if (error instanceof BodyTooLarge) return gatewayReply(413, 'Request Entity Too Large');
    log(`api: ${error instanceof Error ? error.message : error}`);
    const isBusy = error instanceof IntegrationTimeout || (error instanceof Error && error.name === TOO_MANY_REQUESTS);
    return isBusy ? gatewayReply(503, 'Service Unavailable') : gatewayReply(500, 'Internal Server Error');
  }

  return (request, response) => {
    const requestId = `${randomBytes(11).toString('base64url')}=`;
    const preflight = isPreflight(request.method, request.headers);
    const replied: Promise<ApiReply> =
      cors && preflight
        ? Promise.resolve({ status: 204, headers: {}, body: Buffer.alloc(0) })
        : answer(request, requestId).catch(failed);
    replied
      .then((reply) => {
        const crossOrigin = cors ? corsHeaders(cors, request.headers, preflight) : {};
        send(response, { ...reply, headers: { ...reply.headers, ...crossOrigin, 'apigw-requestid': requestId } });
      })
      .catch((error: unknown) => {
        log(`api: ${request.url} could not be answered: ${error}`);
        if (!response.headersSent) send(response, gatewayReply(500, 'Internal Server Error'));
      })
      // What was not read (a refused body) would otherwise hold the connection.
      .finally(() => request.resume());
  };
}

/** The integration does not answer within its time. API Gateway stops waiting; the function may go on. */
class IntegrationTimeout extends Error {
  override readonly name = 'IntegrationTimeout';
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IntegrationTimeout(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function compileTargets({ routes, integrations }: HttpApiInput) {
  const targets = new Map(
    integrations.map(({ id, properties }) => {
      const { IntegrationUri, TimeoutInMillis } = checkProperties(integrationSchema, properties, id);
      return [`integrations/${id}`, { functionArn: IntegrationUri, timeout: TimeoutInMillis }];
    }),
  );
  return routes.map(({ id, properties }) => {
    const { RouteKey, Target } = checkProperties(routeSchema, properties, id);
    const target = targets.get(Target);
    if (!target) throw new Error(`the route ${RouteKey} refers to the unknown target ${Target}`);
    return { key: RouteKey, target };
  });
}

function splitTarget(url: string): { rawPath: string; query: string } {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  try {
    return { rawPath: decodeURIComponent(path), query };
  } catch {
    return { rawPath: path, query };
  }
}

function send(response: ServerResponse, { status, headers, body }: ApiReply): void {
  const isBodiless = status === 204 || status === 304;
  response.writeHead(status, isBodiless ? headers : { ...headers, 'content-length': body.length });
  response.end(isBodiless ? undefined : body);
}
