import { inject } from 'vitest';
import {
  consumersOf,
  endpointsOf,
  figureWidgetsIn,
  outboxesIn,
  type SiteDefinition,
  schedulesOf,
  siteDefinition,
  withOutboxes,
} from '../../../infra/site-definition.ts';
import { fixtureSite } from '../../fixture/site.ts';

/** A running site, and what it is made from. */
export type RunningSite = ReturnType<typeof runningSite>;

function runningSite(title: string, stated: SiteDefinition, url: string, state: string) {
  const definition = withOutboxes(stated);
  const [endpoints, outboxes] = [endpointsOf(definition), outboxesIn(definition)];
  return {
    title,
    definition,
    url,
    state,
    routed: endpoints.filter(({ endpoint }) => endpoint.path),
    operations: endpoints.filter(({ endpoint }) => endpoint.caller === 'ops'),
    consumers: consumersOf(definition),
    jobs: schedulesOf(definition),
    outboxes,
    figureWidgets: figureWidgetsIn(definition),
  };
}

/** Whatever is asked of every site over HTTP and by its queues is asked of our own and of the fixture. */
export function runningSites(): readonly RunningSite[] {
  return [
    runningSite('the site', siteDefinition, inject('siteUrl'), inject('siteState')),
    runningSite('the fixture', fixtureSite, inject('fixtureUrl'), inject('fixtureState')),
  ];
}
