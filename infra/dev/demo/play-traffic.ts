import { setTimeout as delay } from 'node:timers/promises';
import type { SiteQueues } from '../../publish/site-queues.ts';
import type { OnProgress } from '../../terminal/progress.ts';
import { planDay, type Visit } from './day/plan-day.ts';
import { type Clock, playDay } from './day/play-day.ts';
import { scenes } from './day/scenes.ts';
import type { Done } from './done.ts';
import { anAddress, hasManyAddresses } from './loopback.ts';
import { pastEvents } from './past/past-events.ts';
import { sendPast } from './past/send-past.ts';
import { type Published, readPublished } from './published.ts';
import { randomOf } from './random.ts';
import { visitorAt } from './visitor.ts';

/** What traffic is asked for. */
export interface AskedTraffic {
  /** How long a day takes. */
  readonly minutes: number;
  /** Days before today. */
  readonly past: number;
  readonly seed: number;
}

interface Playground {
  readonly siteUrl: string;
  readonly stage: string;
  readonly queues: Pick<SiteQueues, 'send'>;
  readonly onProgress: OnProgress;
  /** Ends it after what is under way. */
  readonly signal: AbortSignal;
}

const machineClock: Clock = {
  now: () => performance.now(),
  // Ended waits are no failures.
  wait: (milliseconds, signal) =>
    milliseconds > 0 ? delay(milliseconds, undefined, { signal }).catch(() => {}) : Promise.resolve(),
};

/** Fills the days before today, then plays visitors of a day. @returns what was done, in its order */
export async function playTraffic(asked: AskedTraffic, playground: Playground): Promise<Done[]> {
  const { siteUrl, signal, onProgress } = playground;
  const addressOf = (await hasManyAddresses()) ? anAddress : () => '127.0.0.1';
  const published = await readPublished(visitorAt(siteUrl, addressOf()));
  const past = pastEvents({ seed: asked.seed, days: asked.past, now: Date.now() }, published);
  const sent = await sendPast(past, playground);
  const requests = { count: 0, failed: 0 };
  const heard = (isAnswered: boolean) => {
    requests.count += 1;
    if (!isAnswered) requests.failed += 1;
  };
  const play = visitPlayer(published, asked.seed, siteUrl, () => visitorAt(siteUrl, addressOf(), heard));
  const day = await playDay(planDay(asked.minutes, asked.seed), { play, clock: machineClock, signal, onProgress });
  return [...sent, ...day, { what: 'Day: requests', ...requests }];
}

function visitPlayer(published: Published, seed: number, siteUrl: string, visitor: () => ReturnType<typeof visitorAt>) {
  // Who joined in an earlier run of this seed cannot join again.
  const run = Date.now().toString(36);
  return ({ place, scene }: Visit): Promise<void> => {
    const random = randomOf(seed, 'visit', place);
    const mailbox = `demo-${run}-${place}@example.com`;
    return scenes[scene].play({ siteUrl, visitor: visitor(), random, published, mailbox });
  };
}
