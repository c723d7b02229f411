import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { faultsAlarmName, pascalName } from '../../shared/contract/names.ts';
import { EndpointRoutes, type Gateway } from '../constructs/endpoint-routes.ts';
import { EventConsumer } from '../constructs/event-consumer.ts';
import { OutboxPublisher } from '../constructs/outbox-publisher.ts';
import { resolveRights } from '../constructs/resolve-rights.ts';
import { type Resources, tableOf } from '../constructs/resources.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import { SiteFunction } from '../constructs/site-function.ts';
import { TrafficShift } from '../constructs/traffic-shift.ts';
import { consumersOf, figureWidgetsOf, functionOf, outboxesOf, schedulesOf } from '../manifest.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';
import { region, type Stage, stackName } from '../stage.ts';

export interface DomainStackProps {
  readonly stage: Stage;
  readonly definition: SiteDefinition;
  readonly domain: string;
  readonly gateway: Gateway;
  readonly resources: Resources;
}

/**
 * Everything that runs for one domain: a function per endpoint and operation, routes with what shifts their calls to new versions, a queue and function per consumer, a
 * schedule and function per job, a function for the stream of each table with an outbox, and one that draws the domain's figures.
 */
export class DomainStack extends Stack {
  constructor(scope: Construct, { stage, definition, domain, gateway, resources }: DomainStackProps) {
    super(scope, pascalName(domain), { stackName: stackName(stage, domain), env: { region } });
    const propsOf = (name: string) => ({
      stage,
      domain,
      bundles: definition.bundles,
      ...resolveRights(functionOf(definition, name), resources),
      settings: definition.settings[name],
    });
    const endpoints = endpointsOf(definition, domain);
    const shift = endpoints.some(({ endpoint }) => endpoint.path) && new TrafficShift(this, 'TrafficShift', stage);
    for (const { name, endpoint } of endpoints) {
      const handler = new SiteFunction(this, name, propsOf(name));
      const { path } = endpoint;
      // An operation has no route: operators invoke it with rights of their own. Routes are known by their path, so that an endpoint with
      // another name leaves them as they are: a second one of the same key could not be made before the first is gone.
      if (!path || !shift) continue;
      const live = shift.before(handler, faultsAlarmName(stage.name, name));
      new EndpointRoutes(this, `Routes of ${path}`, { gateway, path, endpoint, handler: live });
    }
    for (const { name, consumer } of consumersOf(definition, domain)) {
      new EventConsumer(this, name, { ...propsOf(name), consumer, resources });
    }
    for (const { name, schedule } of schedulesOf(definition, domain)) {
      new ScheduledJob(this, name, { ...propsOf(name), schedule, group: resources.scheduleGroup });
    }
    // Whoever looks at the dashboard invokes it with rights of their own.
    for (const { name } of figureWidgetsOf(definition, domain)) new SiteFunction(this, name, propsOf(name));
    for (const { name, outbox } of outboxesOf(definition, domain)) {
      new OutboxPublisher(this, name, {
        ...propsOf(name),
        table: tableOf(resources, outbox.table),
        keysBegin: outbox.keysBegin,
      });
    }
  }
}
