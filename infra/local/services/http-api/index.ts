import type { RequestListener } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { servicePrincipal } from '../../core/authorization.ts';
import type { Counterpart, Declared, Service, Site } from '../../core/counterpart.ts';
import { listenOnLoopback } from '../../core/http/loopback.ts';
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
  const { ports, declared } = site;
  const apis = await Promise.all(
    declared(apiType).map(async ({ resource: { ref } }) => {
      const domainName = `${ref}.execute-api.${site.place.region}.amazonaws.com`;
      const listener = listenerOf(ref, domainName, site);
      return { domainName, listener, server: await listenOnLoopback(0, listener) };
    }),
  );
  ports.provide('origin', (domainName) => apis.find((api) => api.domainName === domainName)?.server.url);
  ports.provide('front', () => apis[0]?.listener);
  const addresses = () => Object.fromEntries(apis.map(({ domainName, server }) => [domainName, server.url]));
  return {
    // For tests that go around the edge: everyone else comes through the distribution.
    reports: { json: { 'apis.json': addresses } },
    stop: () => Promise.all(apis.map(({ server }) => server.close())),
  };
}

/** The listener of one API: its routes, with the functions behind them invoked as the template's permissions allow. */
function listenerOf(id: string, domainName: string, site: Site): RequestListener {
  const { place, log, ports, judge, declared } = site;
  const own = <T extends { ApiId: string }>(all: readonly Declared<T>[]) =>
    all.filter(({ properties }) => properties.ApiId === id);
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
      }),
    ]),
  );
  const integrations = new Map(
    own(declared(integrationType)).map(({ resource, properties }) => [`integrations/${resource.ref}`, properties]),
  );
  const targetOf = ({ RouteKey, Target, AuthorizationType, AuthorizerId = '' }: RouteProperties): RouteTarget => {
    const integration = integrations.get(Target);
    if (!integration) throw new Error(`the route ${RouteKey} refers to the unknown target ${Target}`);
    const authorize = AuthorizationType === 'CUSTOM' ? authorizers.get(AuthorizerId) : undefined;
    if (AuthorizationType === 'CUSTOM' && !authorize)
      throw new Error(`the route ${RouteKey} refers to the unknown authorizer ${AuthorizerId}`);
    return { functionArn: integration.IntegrationUri, timeout: integration.TimeoutInMillis, authorize };
  };

  const stage = own(declared(stageType))[0]?.properties;
  const routes = stage ? own(declared(routeType)) : [];
  return createHttpApi({
    identity: { accountId: place.accountId, apiId: id, domainName, stage: '$default' },
    routes: new Map(routes.map(({ properties }) => [properties.RouteKey, targetOf(properties)])),
    throttle: (routeKey) => stage?.RouteSettings[routeKey] ?? stage?.DefaultRouteSettings,
    invoke: (functionArn, event) => invoke(functionArn, arnOf(routePath(event)), event),
    log: (line) => log.warn(line),
  });
}

/** Stage, method and path of a request's route, as API Gateway names its source: `$default/POST/api/pc/download`. */
function routePath({ requestContext: { stage, routeKey } }: APIGatewayProxyEventV2): string {
  return `${stage}/${routeKey.replace(' ', '')}`;
}
