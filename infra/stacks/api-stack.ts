import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { catalogue } from '../../events/catalogue.ts';
import { eventSource } from '../../events/event.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { systemName } from '../../shared/contract/names.ts';
import { EventConsumer } from '../constructs/event-consumer.ts';
import { HttpRoutes } from '../constructs/http-routes.ts';
import { type Resources, SiteFunction } from '../constructs/site-function.ts';
import { consumerOptions, endpointOptions, needsOf } from '../function-settings.ts';
import { region, type Stage, stackName } from '../stage.ts';
import type { Tables } from './data-stack.ts';

/** Everything that computes: a function per endpoint behind the HTTP API, the event bus, a queue and function per consumer. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, stage: Stage, tables: Tables) {
    super(scope, 'Api', { stackName: stackName(stage, 'api'), env: { region } });
    const resources = { tables, bus: this.bus(stage) };
    const routed = endpoints.map(({ domain, name, endpoint }) => {
      const needs = needsOf(domain, name);
      const handler = new SiteFunction(this, name, { stage, resources, needs, options: endpointOptions[name] });
      return { name, endpoint, handler };
    });
    this.api = new HttpApi(this, 'HttpApi', { apiName: `${systemName}-${stage.name}`, createDefaultStage: false });
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Visitors need no account; where one is needed, the endpoint wrapper authenticates the session itself.',
    });
    new HttpRoutes(this, 'Routes', this.api, routed);
    this.eventConsumers(stage, resources);
  }

  private bus(stage: Stage): EventBus {
    const bus = new EventBus(this, 'EventBus', { eventBusName: `${systemName}-${stage.name}` });
    bus.archive('EventArchive', { eventPattern: { source: [eventSource] }, retention: Duration.days(90) });
    return bus;
  }

  private eventConsumers(stage: Stage, resources: Resources): void {
    for (const { event, consumers } of catalogue) {
      for (const { domain, name } of consumers) {
        const needs = needsOf(domain, name);
        new EventConsumer(this, name, { stage, resources, needs, event, ...consumerOptions[name] });
      }
    }
  }
}
