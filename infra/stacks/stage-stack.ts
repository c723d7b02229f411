import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnStage, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, LogGroupClass, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Endpoint, methodsOf, type RateLimit } from '../../shared/contract/endpoint.ts';
import { logGroupArn } from '../constructs/log-group-arn.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';
import { region, type Stage, stackName } from '../stage.ts';

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
  authorizerError: '$context.authorizer.error',
});

/** Publishes the routes of all domains as the API's `$default` stage, with the rate limits that their contract entries state. */
export class StageStack extends Stack {
  constructor(scope: Construct, stage: Stage, api: HttpApi, definition: SiteDefinition) {
    super(scope, 'Stage', { stackName: stackName(stage, 'stage'), env: { region } });
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.THREE_MONTHS,
      // Read when something is looked for, by no metric and no alarm: at half the price.
      logGroupClass: LogGroupClass.INFREQUENT_ACCESS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const settings = endpointsOf(definition).flatMap(({ endpoint }) => routeSettings(endpoint));
    new CfnStage(this, 'Stage', {
      apiId: api.apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: logGroupArn(accessLogs), format: accessLogFormat },
      defaultRouteSettings: {
        throttlingRateLimit: defaultRateLimit.perSecond,
        throttlingBurstLimit: defaultRateLimit.burst,
      },
      routeSettings: Object.fromEntries(settings),
    });
  }
}

/** The rate of an endpoint that states one. Others are not named: what names a route has to change before the route can go. */
function routeSettings(endpoint: Endpoint): [string, object][] {
  if (!endpoint.rateLimit) return [];
  const { perSecond, burst } = endpoint.rateLimit;
  const settings = { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst };
  return endpoint.path ? methodsOf(endpoint).map((method) => [`${method} ${endpoint.path}`, settings]) : [];
}
