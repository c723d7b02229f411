import { wholeNeeds } from '../../functions/whole-needs.ts';
import { consumersOf, figureWidgetsOf, needsOf, outboxesOf, schedulesOf } from '../../infra/manifest.ts';
import { endpointsOf, readSiteDefinition, type SiteDefinition } from '../../infra/site-definition.ts';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { fixtureFolder, fixtureSite } from '../fixture/site.ts';

/** A synthesized site, and what its stacks have to contain according to its definition. */
export type TestedSite = ReturnType<typeof testedSite>;

/** @param assembly folder of the synthesized stacks */
function testedSite(title: string, definition: SiteDefinition, assembly: string) {
  const endpoints = endpointsOf(definition);
  const consumers = consumersOf(definition);
  return {
    title,
    definition,
    assembly,
    endpoints,
    consumers,
    /** Every scheduled job, those of outboxes among them. */
    jobs: schedulesOf(definition),
    /** The functions that read the streams of tables with an outbox. */
    publishers: outboxesOf(definition),
    /** The functions that draw the figures of domains. */
    figureWidgets: figureWidgetsOf(definition),
    /** Every consumer with each event that it takes. */
    subscriptions: consumers.flatMap(({ name, consumer }) =>
      consumer.takes.map((event) => ({ name, event, receives: consumer.receives })),
    ),
    /** Every route by its key, such as `POST /api/pc/product`. */
    routes: new Map<string, { readonly domain: string; readonly name: string; readonly endpoint: Endpoint }>(
      endpoints.flatMap((named) => {
        const { endpoint } = named;
        return endpoint.path ? methodsOf(endpoint).map((method) => [`${method} ${endpoint.path}`, named] as const) : [];
      }),
    ),
    /** What a function may touch by all that it uses; one that is not there may do nothing. */
    needsOf: (name: string) => wholeNeeds(needsOf(definition, name)),
  };
}

export const ourSite = testedSite('the site', readSiteDefinition(), 'cdk.out');

/** Has two of everything that the site may have one of, and every kind of everything (tests/README.md). */
export const fixture = testedSite('the fixture', fixtureSite, `${fixtureFolder}/assembly`);

/** Whatever is asked of every site is asked of both. */
export const sites: readonly TestedSite[] = [ourSite, fixture];
