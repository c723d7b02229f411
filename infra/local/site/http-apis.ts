import type { RequestListener } from 'node:http';
import { AwsError } from '../aws/error.ts';
import type { Judge } from '../aws/judge.ts';
import { servicePrincipal } from '../aws/principals.ts';
import { isObject } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import { createHttpApi } from '../resources/http-api.ts';
import type { Functions } from './functions.ts';
import type { SiteContext } from './options.ts';

/** The listener of one HTTP API: its routes, with the functions behind them invoked as the template's permissions allow. */
export function apiListener(
  api: Resource,
  { resolver, place, log }: SiteContext,
  { judge, functions }: { judge: Judge; functions: Functions },
): RequestListener {
  const partsOf = (type: string) =>
    resolver
      .resources(type)
      .map((resource) => ({ id: resource.ref, properties: resource.properties() }))
      .filter(({ properties }) => properties.ApiId === api.ref);
  return createHttpApi({
    api: { id: api.ref, properties: api.properties() },
    routes: partsOf('AWS::ApiGatewayV2::Route'),
    integrations: partsOf('AWS::ApiGatewayV2::Integration'),
    stages: partsOf('AWS::ApiGatewayV2::Stage'),
    accountId: place.accountId,
    region: place.region,
    log: (line) => log.warn(line),
    invoke: async (functionArn, event) => {
      const source = `arn:aws:execute-api:${place.region}:${place.accountId}:${api.ref}/${routePath(event)}`;
      await judge.demand(servicePrincipal('apigateway.amazonaws.com', source, place.accountId), [
        { action: 'lambda:InvokeFunction', resource: functionArn },
      ]);
      const outcome = await functions.get(functionArn).invoke(JSON.stringify(event), 'refuse').catch(rethrowNamed);
      if ('error' in outcome)
        throw new Error(`${functionArn} failed: ${outcome.error.errorType}: ${outcome.error.errorMessage}`);
      return JSON.parse(outcome.payload);
    },
  });
}

/** Stage, method and path of a request's route, as API Gateway names its source: `$default/POST/api/pc/download`. */
function routePath(event: unknown): string {
  const request = isObject(event) ? event.requestContext : undefined;
  const { routeKey, stage } = isObject(request) ? request : {};
  const [method, path = '/$default'] = String(routeKey).split(' ');
  return `${stage}/${method}${path}`;
}

/** The API tells a throttled function by the error's name. */
function rethrowNamed(error: unknown): never {
  if (error instanceof AwsError) throw Object.assign(new Error(error.message), { name: error.code });
  throw error;
}

/** Counts requests as API Gateway's own metrics do. */
export function observed(listener: RequestListener, apiId: string, { metrics }: SiteContext): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.once('close', () => {
      const record = (name: string, unit: string, value: number) =>
        metrics.record({ namespace: 'AWS/ApiGateway', name, unit, dimensions: { ApiId: apiId } }, value);
      record('Count', 'Count', 1);
      record('Latency', 'Milliseconds', performance.now() - started);
      record('4xx', 'Count', Number(response.statusCode >= 400 && response.statusCode < 500));
      record('5xx', 'Count', Number(response.statusCode >= 500));
    });
    listener(request, response);
  };
}
