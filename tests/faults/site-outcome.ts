import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { TestSite } from '../support/site/site.ts';
import { siteClients } from '../support/site/site-clients.ts';

const Events = z.array(
  z.object({
    bus: z.string(),
    source: z.string(),
    'detail-type': z.string(),
    detail: z.record(z.string(), z.unknown()),
  }),
);

/** The last 200 events of a local site, the newest first. */
export async function eventsTold(siteUrl: string) {
  const events = Events.parse(await (await fetch(`${siteUrl}/__local/events.json`)).json());
  return events.map(({ 'detail-type': name, ...event }) => ({ name, ...event }));
}

/** Puts the latest events on the bus once more, up to ten: EventBridge may deliver any twice. */
export async function repeatEvents({ url, stateDirectory }: TestSite): Promise<void> {
  const events = (await eventsTold(url)).slice(0, 10);
  const { bus } = siteClients(stateDirectory);
  const { FailedEntryCount } = await bus.send(
    new PutEventsCommand({
      Entries: events.map((event) => ({
        EventBusName: event.bus,
        Source: event.source,
        DetailType: event.name,
        Detail: JSON.stringify(event.detail),
      })),
    }),
  );
  bus.destroy();
  expect(FailedEntryCount).toBe(0);
}

const Metrics = z.array(
  z.object({
    name: z.string(),
    dimensions: z.record(z.string(), z.string()),
    points: z.array(z.object({ sum: z.number() })),
  }),
);

/** The sum of a metric of functions since the start of the site. */
export async function metricSum(siteUrl: string, metric: string, functions: readonly string[]): Promise<number> {
  const series = Metrics.parse(await (await fetch(`${siteUrl}/__local/metrics.json`)).json());
  const wanted = series.filter(
    ({ name, dimensions }) => name === metric && functions.includes(dimensions.function ?? ''),
  );
  return wanted.flatMap(({ points }) => points).reduce((sum, point) => sum + point.sum, 0);
}
