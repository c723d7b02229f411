import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { brand } from '../../shared/brand.ts';
import { enquiriesListed } from '../support/enquiries.ts';
import { mailsSent, repeatsAmong, type SentMail } from '../support/mails.ts';
import type { TestSite } from '../support/site.ts';
import { siteClients } from '../support/site-clients.ts';
import type { Enquiry } from './enquirers.ts';

export interface Outcome {
  readonly mails: readonly SentMail[];
  /** Mails that were sent more than once, each time after the first. */
  readonly repeats: number;
}

/** Expects of each accepted message that it is stored once, and mailed to sales and to its sender. */
export async function expectAllMailed(site: TestSite, accepted: readonly Enquiry[]): Promise<Outcome> {
  const ids = accepted.map(({ request_id }) => request_id).toSorted();
  const listed = await enquiriesListed(site.stateDirectory, accepted.length);
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids);

  const mails = await mailsSent(site.url);
  const addressedTo = (mine: (mail: SentMail) => string | undefined) =>
    [...new Set(mails.flatMap((mail) => mine(mail) ?? []))].toSorted();
  const senders = accepted.map(({ email }) => email).toSorted();
  expect(addressedTo(({ to }) => (to === brand.salesEmail ? undefined : to))).toEqual(senders);
  expect(addressedTo(({ to, headers }) => (to === brand.salesEmail ? headers['reply-to'] : undefined))).toEqual(
    senders,
  );
  return { mails, repeats: repeatsAmong(mails) };
}

const Events = z.array(
  z.object({
    bus: z.string(),
    source: z.string(),
    'detail-type': z.string(),
    detail: z.record(z.string(), z.unknown()),
  }),
);

/** Puts the latest events on the bus once more, up to ten: EventBridge may deliver any twice. */
export async function repeatEvents({ url, stateDirectory }: TestSite): Promise<void> {
  const events = Events.parse(await (await fetch(`${url}/__local/events.json`)).json()).slice(0, 10);
  const { bus } = siteClients(stateDirectory);
  const { FailedEntryCount } = await bus.send(
    new PutEventsCommand({
      Entries: events.map((event) => ({
        EventBusName: event.bus,
        Source: event.source,
        DetailType: event['detail-type'],
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
