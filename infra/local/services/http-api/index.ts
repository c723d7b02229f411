import type { RequestListener } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Resource } from '../../core/assembly/resolver.ts';
import { servicePrincipal } from '../../core/authorization.ts';
import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { listenOnLoopback } from '../../core/http/loopback.ts';
import type { Metrics } from '../../core/metrics.ts';
import { createHttpApi, type RouteTarget } from './api.ts';
import { createAuthorizer } from './authorizer.ts';
import { apiType, authorizerType, integrationType, type RouteProperties, routeType, stageType } from './types.ts';

/** API Gateway: HTTP APIs in front of functions. */
export const httpApi: Service = {
  name: 'apigateway',
  types: [apiType, authorizerType, integrationType, routeType, stageType],
  start,
};

async function start(site: Site): Promise<Counterpart> {
  const { place, ports, metrics, declared } = site;
  const urls = new Map<string, string>();
  const servers = await Promise.all(
    declared(apiType).map(async ({ resource }) => {
      const listener = observed(listenerOf(resource.ref, site), resource.ref, metrics);
      const server = await listenOnLoopback(0, listener);
      urls.set(`${resource.ref}.execute-api.${place.region}.amazonaws.com`, server.url);
      return { listener, server };
    }),
  );
  ports.provide('origin', (domainName) => urls.get(domainName));
  ports.provide('front', () => servers[0]?.listener);
  return {
    stop: async () => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}

/** The listener of one API: its routes, with the functions behind them invoked as the template's permissions allow. */
function listenerOf(id: string, { place, log, ports, judge, declared }: Site): RequestListener {
  const own = <T extends { ApiId: string }>(all: readonly { resource: Resource; properties: T }[]) =>
    all.filter(({ properties }) => properties.ApiId === id);
  const stage = own(declared(stageType))[0]?.properties;
  const arnOf = (path: string) => `arn:aws:execute-api:${place.region}:${place.accountId}:${id}/${path}`;

  /** Runs a function in the name of a part of the API. */
  async function invoke(functionArn: string, source: string, event: unknown): Promise<unknown> {
    const principal = servicePrincipal('apigateway.amazonaws.com', source, place.accountId);
    await judge.demand(principal, [{ action: 'lambda:InvokeFunction', resource: functionArn }]);
    const outcome = await ports.get('function', functionArn).invoke(JSON.stringify(event));
    if ('payload' in outcome) return JSON.parse(outcome.payload);
    throw new Error(`${functionArn} failed: ${outcome.error.errorType}: ${outcome.error.errorMessage}`);
  }

  const authorizers = new Map(
    own(declared(authorizerType)).map(({ resource: { ref }, properties }) => [
      ref,
      createAuthorizer({
        identityHeaders: properties.IdentitySource.map((source) => source.split('.').at(-1)?.toLowerCase() ?? ''),
        ttlSeconds: properties.AuthorizerResultTtlInSeconds,
        ask: (event) => invoke(properties.AuthorizerUri, arnOf(`authorizers/${ref}`), event),
        routeArn: (event) => arnOf(routePath(event)),
        now: () => performance.now(),
      }),
    ]),
  );
  const targets = new Map(
    own(declared(integrationType)).map(({ resource, properties }) => [
      `integrations/${resource.ref}`,
      { functionArn: properties.IntegrationUri, timeout: properties.TimeoutInMillis },
    ]),
  );
  const targetOf = ({ RouteKey, Target, AuthorizationType, AuthorizerId = '' }: RouteProperties): RouteTarget => {
    const target = targets.get(Target);
    if (!target) throw new Error(`the route ${RouteKey} refers to the unknown target ${Target}`);
    const authorize = AuthorizationType === 'CUSTOM' ? authorizers.get(AuthorizerId) : undefined;
    if (AuthorizationType === 'CUSTOM' && !authorize)
      throw new Error(`the route ${RouteKey} refers to the unknown authorizer ${AuthorizerId}`);
    return { ...target, authorize };
  };

  return createHttpApi({
    id,
    place,
    stage: stage?.StageName ?? '$default',
    routes: stage
      ? own(declared(routeType)).map(({ properties }) => ({ key: properties.RouteKey, target: targetOf(properties) }))
      : [],
    throttle: (routeKey) => stage?.RouteSettings[routeKey] ?? stage?.DefaultRouteSettings,
    invoke: (functionArn, event) => invoke(functionArn, arnOf(routePath(event)), event),
    log: (line) => log.warn(line),
  });
}

/** Stage, method and path of a request's route, as API Gateway names its source: `$default/POST/api/pc/download`. */
function routePath({ requestContext: { stage, routeKey } }: APIGatewayProxyEventV2): string {
  const [method, path = '/$default'] = routeKey.split(' ');
  return `${stage}/${method}${path}`;
}

/** Counts requests as API Gateway's own metrics do. */
function observed(listener: RequestListener, ApiId: string, metrics: Metrics): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.once('close', () => {
      const record = (name: string, unit: string, value: number) =>
        metrics.record({ namespace: 'AWS/ApiGateway', name, unit, dimensions: { ApiId } }, value);
      record('Count', 'Count', 1);
      record('Latency', 'Milliseconds', performance.now() - started);
      record('4xx', 'Count', Number(response.statusCode >= 400 && response.statusCode < 500));
      record('5xx', 'Count', Number(response.statusCode >= 500));
    });
    listener(request, response);
  };
}
