import { RemovalPolicy } from 'aws-cdk-lib';
import { CfnStage, type HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Endpoint, methodsOf, type RateLimit } from '../../shared/contract/endpoint.ts';

/** Applies to a route whose contract entry states no rate of its own. */
const defaultRateLimit: RateLimit = { perSecond: 50, burst: 100 };

/** One JSON line a request: what was asked and how it went. Neither address nor user agent: they would be personal data. */
const accessLogFormat = JSON.stringify({
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  latency: '$context.responseLatency',
  integrationError: '$context.integrationErrorMessage',
});

export interface RoutedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: IFunction;
}

/**
 * Routes every endpoint that has a path to its function, with the methods and the rate limit of its contract entry, and
 * publishes them as the API's `$default` stage.
 */
export class HttpRoutes extends Construct {
  constructor(scope: Construct, id: string, api: HttpApi, routed: readonly RoutedEndpoint[]) {
    super(scope, id);
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = new CfnStage(this, 'Stage', {
      apiId: api.apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: accessLogs.logGroupArn, format: accessLogFormat },
      defaultRouteSettings: {
        throttlingRateLimit: defaultRateLimit.perSecond,
        throttlingBurstLimit: defaultRateLimit.burst,
      },
      routeSettings: Object.fromEntries(routed.flatMap(({ endpoint }) => routeSettings(endpoint))),
    });
    for (const { name, endpoint, handler } of routed) {
      if (!endpoint.path) continue;
      const methods = methodsOf(endpoint).map((method) => HttpMethod[method]);
      const integration = new HttpLambdaIntegration(`${name}Integration`, handler);
      const routes = api.addRoutes({ path: endpoint.path, methods, integration });
      // A stage's settings may only name routes that exist.
      stage.node.addDependency(...routes);
    }
  }
}

function routeSettings(endpoint: Endpoint): [string, object][] {
  const { perSecond, burst } = endpoint.rateLimit ?? defaultRateLimit;
  const settings = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst };
  return endpoint.path ? methodsOf(endpoint).map((method) => [`${method} ${endpoint.path}`, settings]) : [];
}
