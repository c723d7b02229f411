import { readFileSync } from 'node:fs';
import { App, type AppProps, type Stack, Tags } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { systemName } from '../shared/contract/names.ts';
import { edgeAuthorizer } from '../shared/manifest/edge-authorizer.ts';
import { reviewStacks } from './security-review.ts';
import { demandWhole, domainsOf, type SiteDefinition } from './site-definition.ts';
import { DataStack } from './stacks/data-stack.ts';
import { DomainStack } from './stacks/domain-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { GatewayStack } from './stacks/gateway-stack.ts';
import { OperationsStack } from './stacks/operations-stack.ts';
import { StageStack } from './stacks/stage-stack.ts';
import { commonParts, type Stage } from './stage.ts';
import { reviewUses } from './uses-review.ts';

const CdkSettings = z.object({ context: z.record(z.string(), z.unknown()) });

/** An empty app under the feature flags of `cdk.json`, which hold without CDK's command line too; `-c` wins over them. */
export function siteApp(props: Omit<AppProps, 'context'> = {}): App {
  const { context } = CdkSettings.parse(JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8')));
  return new App({ ...props, context });
}

/**
 * Adds the whole system of one stage to an app: the stacks, in the order in which they build on each other, their tags and
 * their review.
 * @returns the stacks, in that order
 * @throws Error for endpoints that share a path, for functions that use what is not there, and for a domain with the name of a common stack
 */
export function composeSite(app: App, stage: Stage, definition: SiteDefinition): Stack[] {
  const domains = domainsOf(definition);
  const taken = domains.filter((domain) => commonParts.some((part) => part === domain));
  if (taken.length > 0) throw new Error(`No domain can be called ${taken.join(', ')}: a stack of all is`);
  demandWhole(definition, [edgeAuthorizer.name]);
  reviewUses(definition);

  const data = new DataStack(app, stage, definition);
  const { tables, buckets, keys, secrets } = data;
  const gateway = new GatewayStack(app, stage, definition);
  const { bus, scheduleGroup, mail } = gateway;
  const edge = new EdgeStack(app, { stage, definition, buckets, gateway });
  const resources = {
    tables,
    bus,
    scheduleGroup,
    mail,
    siteHost: edge.siteHost,
    keys,
    secrets,
    buckets,
  };
  const ofDomains = domains.map(
    (domain) => new DomainStack(app, { stage, definition, domain, gateway: gateway.gateway, resources }),
  );
  const published = new StageStack(app, stage, gateway.gateway.api, definition);
  for (const domain of ofDomains) {
    // Those that mail read the distribution's name, where a stage has no hosts.
    domain.addStackDependency(edge);
    // A stage's settings may only name routes that exist.
    published.addStackDependency(domain);
  }
  const operations = new OperationsStack(app, stage, definition, edge.distribution.distributionId);
  operations.addStackDependency(published);

  Tags.of(app).add('system', systemName);
  Tags.of(app).add('stage', stage.name);
  reviewStacks(app);
  return [data, gateway, edge, ...ofDomains, published, operations];
}
