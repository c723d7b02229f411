import { inject } from 'vitest';
import { consumersOf, figureWidgetsOf, outboxesOf, schedulesOf } from '../../../infra/manifest.ts';
import { endpointsOf, readSiteDefinition, type SiteDefinition } from '../../../infra/site-definition.ts';
import { fixtureSite } from '../../fixture/site.ts';

/** A running site, and what it is made from. */
export type RunningSite = ReturnType<typeof runningSite>;

function runningSite(title: string, definition: SiteDefinition, url: string, state: string) {
  const endpoints = endpointsOf(definition);
  return {
    title,
    definition,
    url,
    state,
    routed: endpoints.filter(({ endpoint }) => endpoint.path),
    operations: endpoints.filter(({ endpoint }) => endpoint.caller === 'ops'),
    consumers: consumersOf(definition),
    jobs: schedulesOf(definition),
    outboxes: outboxesOf(definition),
    figureWidgets: figureWidgetsOf(definition),
  };
}

/** Whatever is asked of every site over HTTP and by its queues is asked of our own and of the fixture. */
export function runningSites(): readonly RunningSite[] {
  return [
    runningSite('the site', readSiteDefinition(), inject('siteUrl'), inject('siteState')),
    runningSite('the fixture', fixtureSite, inject('fixtureUrl'), inject('fixtureState')),
  ];
}
