import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codeRequested } from '../../events/code-requested/event.ts';
import { envelopeSchema, eventSource } from '../../events/event.ts';
import { resetPassword } from '../../shared/contract/accounts/sign-in.ts';
import { functionName } from '../../shared/contract/names.ts';
import { askForCode, codeIn, otherThan, registerWith, signInWith } from '../support/codes.ts';
import { eachOf } from '../support/each-of.ts';
import { faultSeed, faultSize } from '../support/fault-size.ts';
import { faultsOf } from '../support/local-control.ts';
import { anAddress, postFrom } from '../support/loopback.ts';
import { mailsSent, repeatsAmong } from '../support/mails.ts';
import { aCode, anEmail, aPassword } from '../support/members.ts';
import { pastEdge } from '../support/past-edge.ts';
import { randomId, seededRandom, shuffled } from '../support/random.ts';
import { settled } from '../support/settled.ts';
import { siteClients } from '../support/site-clients.ts';
import { physicalName } from '../support/site-outputs.ts';
import { killAtWork, patience, startContendedSite, troubledMail } from './contended-site.ts';
import { repeatEvents } from './site-outcome.ts';

const seed = `(seed ${faultSeed})`;
const wrong = 'The verification code is wrong or no longer valid';
const ready = 'Your account is ready';

const guesses = faultSize(10_000, 100);

test.concurrent(`of ${guesses} guesses at once, from as many addresses, five are compared; none serves twice, or for something else ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite();
  onTestFinished(() => site.stop());
  const { dynamodb } = siteClients(site.stateDirectory);
  const functions = pastEdge(site.stateDirectory);
  onTestFinished(() => {
    functions.close();
    dynamodb.destroy();
  });
  /** Registers past the edge, whose rate would let few guesses through, from any address. */
  const guess = async (email: string, code: string, host: number): Promise<string> => {
    const form = { login_name: email, code, userName: 'Eve', password: aPassword };
    const headers = {
      'content-type': 'application/json',
      'cloudfront-viewer-address': `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}:443`,
    };
    return (await functions.call('registerMember', { body: JSON.stringify(form), headers })).body;
  };
  const triesOfCodes = async () => {
    const TableName = physicalName(site.stateDirectory, 'codes');
    const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName, ConsistentRead: true }));
    return Items.flatMap(({ tries }) => (tries?.N === undefined ? [] : Number(tries.N)));
  };

  const guessed = anEmail();
  const code = await aCode(site.url, 'register', guessed);
  const random = seededRandom(faultSeed);
  const codes = new Set<string>();
  while (codes.size < guesses) codes.add(String(Math.floor(random() * 1_000_000)).padStart(6, '0'));
  codes.delete(code);
  const startedAt = performance.now();
  let host = 0;
  await eachOf(codes, 100, async (each) => expect(await guess(guessed, each, ++host)).toContain(wrong));
  console.log(`${codes.size} guesses in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  expect(await triesOfCodes()).toEqual([5]);
  expect(await guess(guessed, code, ++host)).toContain(wrong);

  const email = anEmail();
  const good = await aCode(site.url, 'register', email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => guess(email, good, ++host)));
  expect(answers.filter((answer) => answer.includes(ready))).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes(wrong))).toHaveLength(49);
  // The events that asked for the codes come again: neither the used code nor the tries of the other come back.
  await repeatEvents(site);
  await settled(site);
  expect(await guess(email, good, ++host)).toContain(wrong);
  expect(await triesOfCodes()).toEqual([5]);

  const [mine, others] = [anEmail(), anEmail()];
  const own = await aCode(site.url, 'register', mine);
  await aCode(site.url, 'register', others);
  expect((await signInWith(site.url, mine, own)).body).toContain(wrong);
  const reset = { login_name: mine, code: own, password: aPassword };
  expect((await postFrom(anAddress(), site.url, resetPassword, JSON.stringify(reset))).body).toContain(wrong);
  expect((await registerWith(site.url, others, own)).body).toContain(wrong);
  expect((await registerWith(site.url, mine, own)).body).toContain(ready);
});

const Requested = envelopeSchema(codeRequested);
const Events = z.array(z.object({ bus: z.string(), 'detail-type': z.string(), detail: z.unknown() }));
const LogLine = z.object({ code: z.string(), correlationId: z.string(), milliseconds: z.optional(z.number()) });

const count = faultSize(1_000, 24);
const kills = faultSize(5, 1);
/** Requests that are repeated with an earlier and a later time, of the last 200 that the site tells. */
const asked = faultSize(150, 12);
/** Marks them, as they are published long after the time that they state. */
const again = 'asked again';

test.concurrent(`${count} people get their newest code, while SES fails a third of the mails and the mailer is killed ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  // Queues keep AWS's own time: how old a code is when it comes is what people see.
  const site = await startContendedSite({ queueClock: 1 });
  onTestFinished(() => site.stop());
  const { bus } = siteClients(site.stateDirectory);
  onTestFinished(() => bus.destroy());
  // SES takes a tenth of a second: who is killed has sent what they could not mark.
  await faultsOf(site.url).mails([...troubledMail, { address: '*', does: 'delay', seconds: 0.1 }]);
  const random = seededRandom(faultSeed);
  const emails = Array.from({ length: count }, () => `${randomId(random)}@example.com`);
  const mailer = functionName('local', 'mailCodes');
  const killing: Promise<number>[] = [];

  const startedAt = performance.now();
  let accepted = 0;
  await eachOf(emails, 24, async (email) => {
    let answer = await askForCode(site.url, 'register', email);
    // The gateway lets fifty a second through.
    for (; answer.status === 429; answer = await askForCode(site.url, 'register', email)) await delay(random() * 1_000);
    expect(answer.body).toContain('"status":0');
    accepted += 1;
    if (accepted % (count / kills) === 0) killing.push(killAtWork(() => site.url, mailer));
  });
  const seconds = (performance.now() - startedAt) / 1_000;

  const events = Events.parse(await (await fetch(`${site.url}/__local/events.json`)).json());
  const requests = events.filter((event) => event['detail-type'] === codeRequested.name).slice(0, asked);
  const newest = new Set<string>();
  const repeated = requests.flatMap(({ bus: EventBusName, detail }) => {
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
  const entries = shuffled(random, repeated);
  for (let from = 0; from < entries.length; from += 10)
    await bus.send(new PutEventsCommand({ Entries: entries.slice(from, from + 10) }));
  killing.push(killAtWork(() => site.url, mailer));
  const killed = (await Promise.all(killing)).reduce((sum, running) => sum + running, 0);
  expect(await settled(site)).toBe(0);

  const mails = await mailsSent(site.url);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(emails));
  const idOf = ({ tags }: (typeof mails)[number]) => tags['mail-id']?.replace('sign-in-code_', '') ?? '';
  const byRequest = Map.groupBy(mails, idOf);
  expect(newest.size).toBe(requests.length);
  for (const id of newest) expect(byRequest.has(id)).toBe(true);
  for (const copies of byRequest.values()) expect(new Set(copies.map(codeIn)).size).toBe(1);
  const repeats = repeatsAmong(mails);
  expect(repeats).toBeLessThanOrEqual(killed);

  // The newest code is the one that counts, whatever came after it.
  const tried = mails.filter((mail) => newest.has(idOf(mail))).slice(0, 10);
  for (const mail of tried) {
    expect((await registerWith(site.url, mail.to, otherThan(codeIn(mail)))).body).toContain(wrong);
    expect((await registerWith(site.url, mail.to, codeIn(mail))).body).toContain(ready);
  }

  const log = await readFile(path.join(site.stateDirectory, 'logs', `${mailer}.log`), 'utf8');
  const ages = log
    .split('\n')
    .filter((line) => line.includes('"code.mailed"'))
    .map((line) => LogLine.parse(JSON.parse(line.slice(line.indexOf('{')))))
    .flatMap(({ correlationId, milliseconds = 0 }) => (correlationId === again ? [] : [milliseconds / 1_000]))
    .toSorted((a, b) => a - b);
  const share = (part: number) => ages[Math.ceil(ages.length * part) - 1]?.toFixed(1);
  console.log(
    `${count} codes asked in ${seconds.toFixed(1)} s; age when mailed: half within ${share(0.5)} s, 95 % within ${share(0.95)} s,`,
    `all within ${share(1)} s; ${killed} mailers killed, ${repeats} mails repeated`,
  );
});
