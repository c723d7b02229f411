import { wholeSheet } from '../../functions/platform/sheet/whole-sheet.ts';
import {
  consumersOf,
  endpointsOf,
  figureWidgetsIn,
  needsOf,
  outboxesIn,
  type SiteDefinition,
  schedulesOf,
  siteDefinition,
  withFigures,
  withOutboxes,
} from '../../infra/site-definition.ts';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { fixtureFolder, fixtureSite } from '../fixture/site.ts';

/** A synthesized site, and what its stacks have to contain according to its definition. */
export type TestedSite = ReturnType<typeof testedSite>;

/** @param assembly folder of the synthesized stacks */
function testedSite(title: string, stated: SiteDefinition, assembly: string) {
  const definition = withFigures(withOutboxes(stated));
  const endpoints = endpointsOf(definition);
  const consumers = consumersOf(definition);
  const outboxes = outboxesIn(definition);
  return {
    title,
    definition,
    assembly,
    endpoints,
    consumers,
    /** Every scheduled job, those of outboxes among them. */
    jobs: schedulesOf(definition),
    /** Every table with an outbox. */
    outboxes,
    /** The functions that outboxes add: one reads the stream, one is a job. */
    publishers: outboxes.map(({ domain, table, publisher }) => ({ domain, table, name: publisher.name })),
    /** The functions that draw the figures of domains. */
    figureWidgets: figureWidgetsIn(definition),
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
    /** A function's line on its domain's permission sheet, with all that it brings; one without a line may do nothing. */
    sheetOf: (domain: string, name: string) =>
      definition.sheets[domain]?.[name] ? wholeSheet(needsOf(definition, domain, name), definition.mails) : {},
  };
}

export const ourSite = testedSite('the site', siteDefinition, 'cdk.out');

/** Has two of everything that the site may have one of, and every kind of everything (tests/README.md). */
export const fixture = testedSite('the fixture', fixtureSite, `${fixtureFolder}/assembly`);

/** Whatever is asked of every site is asked of both. */
export const sites: readonly TestedSite[] = [ourSite, fixture];
