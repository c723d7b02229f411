import { setTimeout as delay } from 'node:timers/promises';
import { postFrom } from '../../infra/dev/demo/loopback.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';

const patienceMs = 300_000;
/** Senders that all try again at once would use up the burst of their route, which refills by ten a second. */
const longestPauseMs = 2_000;

export interface Answered {
  readonly body: string;
  /** Requests, the one that was answered included. */
  readonly tries: number;
}

/**
 * Posts until there is an answer: where none comes, or a fault of the site, the same again.
 * @param siteUrl asked for before each request: a site that starts again has another address
 * @throws when it was not answered for five minutes
 */
export async function postUntilAnswered(
  siteUrl: () => string,
  from: string,
  endpoint: Endpoint,
  request: object,
): Promise<Answered> {
  const givesUpAt = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    const answer = await postFrom(from, siteUrl(), endpoint, JSON.stringify(request)).catch(() => undefined);
    if (answer?.status === 200) return { body: answer.body, tries };
    if (performance.now() > givesUpAt) throw new Error(`Not answered for five minutes: ${answer?.body}`);
    await delay(Math.random() * Math.min(longestPauseMs, 100 * 2 ** tries));
  }
}
