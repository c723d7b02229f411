import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ActionUnits } from '../../../infra/cost/units.ts';
import { functionSettings } from '../../../infra/function-settings.ts';
import { consumersOf, readManifest } from '../../../infra/manifest.ts';
import { kebabName } from '../../../shared/contract/names.ts';
import { settled } from '../../support/site/settled.ts';
import type { TestSite } from '../../support/site/site.ts';
import { mailsSent } from '../../support/telling/mails.ts';
import { requestsMade } from '../members/requests-made.ts';
import type { Meter } from './metered-engine.ts';

/** A call of DynamoDB, the bus or KMS takes this much longer on AWS than here, in seconds. */
const awayFromHere = 0.005;
/** Where no setting says more (`infra/constructs/site-function.ts`), in gigabytes. */
const usualMemory = 0.5;

const functionOf = new Map(
  Object.entries(functionSettings).map(([name, { memorySize }]) => [kebabName(name), (memorySize ?? 512) / 1_024]),
);
const consumers = new Set(consumersOf(readManifest()).map(({ name }) => kebabName(name)));

const Series = z.array(
  z.object({
    namespace: z.string(),
    name: z.string(),
    dimensions: z.record(z.string(), z.string()),
    points: z.array(z.object({ count: z.number(), sum: z.number() })),
  }),
);
const Events = z.array(z.object({ id: z.string(), detail: z.unknown() }));
const LogLine = z.object({ code: z.string(), messages: z.optional(z.number()) });
const Edge = z.record(z.string(), z.record(z.string(), z.object({ requests: z.number() })));

const read = async (url: string, report: string): Promise<unknown> =>
  (await fetch(`${url}/__local/${report}.json`)).json();

/** `media-server-local-place-order` → `place-order`. */
const plainName = (name: string) => name.replace(/^media-server-local-/, '');

/** Milliseconds by function, and invocations. */
async function invocationsSoFar(url: string) {
  const series = Series.parse(await read(url, 'metrics'));
  const found = new Map<string, { readonly times: number; readonly seconds: number }>();
  for (const { namespace, name, dimensions, points } of series) {
    if (namespace !== 'AWS/Lambda' || name !== 'Duration') continue;
    const times = points.reduce((sum, point) => sum + point.count, 0);
    const seconds = points.reduce((sum, point) => sum + point.sum, 0) / 1_000;
    found.set(plainName(dimensions.FunctionName ?? ''), { times, seconds });
  }
  return found;
}

/** What functions have written to their logs: bytes, with the 26 that CloudWatch adds to each line, and requests to queues. */
async function logsSoFar(state: string) {
  const folder = path.join(state, 'logs');
  let bytes = 0;
  let queueRequests = 0;
  for (const file of await readdir(folder)) {
    const name = plainName(path.basename(file, '.log'));
    for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n').filter(Boolean)) {
      const [, text = ''] = /^\S+ (.*)$/.exec(line) ?? [];
      bytes += Buffer.byteLength(text) + 26;
      if (!consumers.has(name)) continue;
      const { code, messages: consumed = 0 } = LogLine.parse(JSON.parse(text));
      // Lambda's poller takes and deletes ten messages in a request at most, however many a batch has.
      if (code === 'batch.consumed') queueRequests += consumed + 2 * Math.ceil(consumed / 10);
    }
  }
  return { bytes, queueRequests };
}

async function edgeSoFar(url: string): Promise<number> {
  const behaviours = Object.values(Edge.parse(await read(url, 'edge'))).flatMap((each) => Object.entries(each));
  return behaviours.reduce((sum, [name, { requests }]) => (name === 'total' ? sum + requests : sum), 0);
}

/** What somebody does, so many times; all that follows from it has happened when the site is settled. */
export interface Journey {
  readonly times: number;
  readonly go: () => Promise<unknown>;
  /** Bytes that the edge sends for it once, beside what it answers to calls. */
  readonly edgeBytes?: number;
  readonly edgeRequests?: number;
}

/** Measures what one action asks of AWS: that of all of a journey, shared among them. */
export async function unitsOf(
  { url, stateDirectory }: Pick<TestSite, 'url' | 'stateDirectory'>,
  meter: () => Meter,
  { times, go, edgeBytes = 0, edgeRequests = 0 }: Journey,
): Promise<ActionUnits> {
  await settled({ url, stateDirectory });
  const before = {
    ...{ tables: meter(), functions: await invocationsSoFar(url), logs: await logsSoFar(stateDirectory) },
    ...{ events: new Set(Events.parse(await read(url, 'events')).map(({ id }) => id)), edge: await edgeSoFar(url) },
    mails: (await mailsSent(url)).length,
  };
  const made = await requestsMade(url, async () => {
    await go();
    await settled({ url, stateDirectory });
  });
  const timesOf = (pattern: RegExp) =>
    made.filter(({ action }) => pattern.test(action)).reduce((sum, each) => sum + each.times, 0);
  const tables = meter();
  const logs = await logsSoFar(stateDirectory);
  const events = Events.parse(await read(url, 'events')).filter(({ id }) => !before.events.has(id));
  let [invocations, gigabyteSeconds] = [0, 0];
  for (const [name, after] of await invocationsSoFar(url)) {
    const earlier = before.functions.get(name) ?? { times: 0, seconds: 0 };
    invocations += after.times - earlier.times;
    gigabyteSeconds += (after.seconds - earlier.seconds) * (functionOf.get(name) ?? usualMemory);
  }
  const away = tables.requests - before.tables.requests + timesOf(/^(kms|events|ses|s3):/);
  const calls = (await edgeSoFar(url)) - before.edge;
  const all: ActionUnits = {
    edgeRequests: calls + edgeRequests * times,
    edgeBytes: edgeBytes * times + calls * bytesOfCall,
    calls,
    invocations,
    gigabyteSeconds: gigabyteSeconds + away * awayFromHere * usualMemory,
    logBytes: logs.bytes - before.logs.bytes,
    readUnits: tables.readUnits - before.tables.readUnits,
    writeUnits: tables.writeUnits - before.tables.writeUnits,
    events: events.length,
    eventBytes: events.reduce((sum, { detail }) => sum + JSON.stringify(detail).length + envelopeBytes, 0),
    queueRequests: logs.queueRequests - before.logs.queueRequests,
    keyRequests: timesOf(/^kms:/),
    mails: (await mailsSent(url)).length - before.mails,
    objectWrites: timesOf(/^s3:PutObject$/),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, Math.round((value / times) * 10_000) / 10_000]),
  ) as ActionUnits; // the same names
}

/** What EventBridge puts around a detail: account, region, source, times and ids. */
const envelopeBytes = 350;
/** The answer of a call with its headers, most of which say what a browser may do with it. */
const bytesOfCall = 1_000;
