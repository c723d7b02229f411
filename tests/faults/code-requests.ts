import { setTimeout as delay } from 'node:timers/promises';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { codeRequested } from '../../events/code-requested/event.ts';
import { envelopeSchema, eventSource } from '../../events/event.ts';
import type { Answer } from '../../infra/dev/demo/loopback.ts';
import { functionName } from '../../shared/contract/names.ts';
import { codeIn } from '../support/people/codes.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { faultSize } from '../support/runs/fault-sizes.ts';
import { randomId, shuffled } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { settled } from '../support/site/settled.ts';
import type { TestSite } from '../support/site/site.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { logLines } from '../support/telling/log-lines.ts';
import { mailsSent, repeatsAmong, type SentMail } from '../support/telling/mails.ts';
import { killAtWork, troubledMail } from './contended-site.ts';
import { eventsTold } from './site-outcome.ts';

/** The function that makes codes and mails them, and how often it is killed while they are asked for. */
const codeMailer = functionName('local', 'mailCodes');
const kills = faultSize('codes: mailers killed');

/** How many people ask at a time. */
export const atATime = faultSize('codes: asked for at a time');

/** Requests that are repeated with an earlier and a later time, of the last 200 that the site tells. */
const most = faultSize('codes: requests repeated');
/** Marks them, as they are published long after the time that they state. */
const again = 'asked again';

const Requested = envelopeSchema(codeRequested);
const LogLine = z.object({ code: z.string(), correlationId: z.string(), milliseconds: z.optional(z.number()) });

/**
 * Asks for a code as people do: again where nobody answered or too many asked, and where the mailbox has had a code by the call that was not
 * answered, when its minute is over.
 * @returns how often it was asked @throws when it is refused
 */
export async function askUntilAccepted(ask: () => Promise<Answer>, random: () => number): Promise<number> {
  for (let times = 1; ; times += 1) {
    const { status, body, headers } = await ask();
    if (status === 200 && /"status":"?0"?/.test(body)) return times;
    const isCounted = times > 1 && body.includes('Too many codes for this mailbox');
    if (status < 429 && !isCounted) throw new Error(`No code is sent: ${body}`);
    await delay(Number(headers['retry-after'] ?? random()) * 1_000);
  }
}

/**
 * Puts the latest requests for codes on the bus once more, in any order: each as one that was made a millisecond later, and as one that was made
 * a millisecond earlier.
 * @returns the ids of those that are the newest of their address now
 */
async function repeatRequests({ url, stateDirectory }: TestSite, random: () => number): Promise<ReadonlySet<string>> {
  const requests = (await eventsTold(url)).filter(({ name }) => name === codeRequested.name).slice(0, most);
  const newest = new Set<string>();
  const entries = requests.flatMap(({ bus: EventBusName, detail }) => {
    const request = Requested.parse(detail);
    const at = Date.parse(request.occurredAt);
    const [later, earlier] = [randomId(random), randomId(random)];
    newest.add(later);
    return [[later, at + 1] as const, [earlier, at - 1] as const].map(([id, time]) => ({
      EventBusName,
      Source: eventSource,
      DetailType: codeRequested.name,
      Detail: JSON.stringify({ ...request, id, occurredAt: new Date(time).toISOString(), correlationId: again }),
    }));
  });
  const { bus } = siteClients(stateDirectory);
  const published = shuffled(random, entries);
  for (let from = 0; from < published.length; from += 10)
    await bus.send(new PutEventsCommand({ Entries: published.slice(from, from + 10) }));
  bus.destroy();
  return newest;
}

/** The request whose code a mail brings, by its id. */
function requestOf({ tags }: Pick<SentMail, 'tags'>): string {
  return tags['mail-id']?.replace('sign-in-code_', '') ?? '';
}

/** How old codes were when they were mailed, from the call on, in words; those that were asked again aside. */
async function agesWhenMailed(stateDirectory: string): Promise<string> {
  const ages = (await logLines(stateDirectory, 'mailCodes'))
    .filter((line) => line.includes('"code.mailed"'))
    .map((line) => LogLine.parse(JSON.parse(line)))
    .flatMap(({ correlationId, milliseconds = 0 }) => (correlationId === again ? [] : [milliseconds / 1_000]))
    .toSorted((a, b) => a - b);
  const share = (part: number) => ages[Math.ceil(ages.length * part) - 1]?.toFixed(1);
  return `age when mailed: half within ${share(0.5)} s, 95 % within ${share(0.95)} s, all within ${share(1)} s`;
}

interface Asking {
  /** Mailboxes, each of which asks once. */
  readonly emails: readonly string[];
  readonly ask: (email: string) => Promise<Answer>;
  readonly random: () => number;
}

/**
 * Lets all mailboxes ask for a code, many at a time, while SES fails a third of the mails and the mailer is killed; then asks once more for the latest
 * ones. Asks that each mailbox has the code of its newest request, and that no more mails came again than mailers were killed.
 * @returns the mail that counts of each mailbox, those of requests that were repeated, and the figures in words
 */
export async function codesUnderKills(site: TestSite, { emails, ask, random }: Asking) {
  // SES takes a tenth of a second: who is killed has sent what they could not mark.
  await faultsOf(site.url).mails([...troubledMail, { address: '*', does: 'delay', seconds: 0.1 }]);
  const killing: Promise<number>[] = [];
  const kill = () => killing.push(killAtWork(() => site.url, codeMailer));
  const startedAt = performance.now();
  let accepted = 0;
  let asked = 0;
  await eachOf(emails, atATime, async (email) => {
    const times = await askUntilAccepted(() => ask(email), random);
    asked += times;
    accepted += 1;
    if (accepted % (emails.length / kills) === 0) kill();
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const newest = await repeatRequests(site, random);
  kill();
  const killed = (await Promise.all(killing)).reduce((sum, running) => sum + running, 0);
  expect(await settled(site)).toBe(0);

  const mails = await mailsSent(site.url);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(emails));
  const byRequest = Map.groupBy(mails, requestOf);
  expect(newest.size).toBeGreaterThan(0);
  for (const id of newest) expect(byRequest.has(id)).toBe(true);
  for (const copies of byRequest.values()) expect(new Set(copies.map(codeIn)).size).toBe(1);
  const repeats = repeatsAmong(mails);
  expect(repeats).toBeLessThanOrEqual(killed);
  const repeated = [...newest].flatMap((id) => byRequest.get(id)?.[0] ?? []);
  return {
    counts: new Map([...mails.toReversed(), ...repeated].map((mail) => [mail.to, mail])),
    repeated,
    report: `${emails.length} codes asked by ${asked} calls in ${seconds.toFixed(1)} s; ${await agesWhenMailed(site.stateDirectory)}; ${killed} mailers killed, ${repeats} mails repeated`,
  };
}
