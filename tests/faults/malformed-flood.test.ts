import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../infra/local/core/http/free-port.ts';
import { deleteAccount, endSessions, getProfile } from '../../shared/contract/accounts/own-account.ts';
import { signOut } from '../../shared/contract/accounts/sign-in.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { endpoints } from '../../shared/contract/registry.ts';
import { aMember, ask, type RegisteredMember } from '../support/people/members.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { pick, seededRandom, shuffled } from '../support/runs/random.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { alarmsOf } from '../support/telling/alarms.ts';
import { faultsOf } from './flood/answer-faults.ts';
import { anyValues } from './flood/broken-values.ts';
import { countedFaults } from './flood/counted-faults.ts';
import { type FloodParts, floodRequest } from './flood/flood-request.ts';
import { rawCall } from './flood/raw-call.ts';
import { siteMemory } from './flood/site-memory.ts';

const size = faultSize('malformed requests');
/** Side by side as many as a site of one machine answers without starting threads over and over. */
const endpointsAtOnce = 11;
const callers = 16;
/** After so many the site keeps what it keeps by number: 200 lines of each function's log, answers at the edge, verdicts. */
const warmUp = size * 0.7;
/** Megabytes more that its own thread may keep at the end, as metrics are kept by the minute, and garbage is never collected quite alike. */
const mayGrow = 5 + (size - warmUp) * 250e-6;
/** A limit against standing still, and no measure of speed. */
const secondsToAnswer = 60;

let site: TestSite;
let memory: Awaited<ReturnType<typeof siteMemory>>;
/** Whose sessions calls of the flood may end, and who stays signed in. */
let members: readonly [leaving: RegisteredMember, staying: RegisteredMember];
beforeAll(async () => {
  const inspectPort = await freePort();
  site = await startTestSite({ inspectPort, publishes: false });
  memory = await siteMemory(site.pid, inspectPort);
  members = [await aMember(site.url), await aMember(site.url)];
});
afterAll(async () => {
  memory?.close();
  await site?.stop();
});

const random = seededRandom(faultSeed);
const ending: readonly Endpoint[] = [deleteAccount, endSessions, signOut];
const routed = endpoints.filter(({ endpoint }) => endpoint.path);

/** Endpoints in groups, one after the other; a small run takes one of them. */
function groups(): Endpoint[][] {
  const all = shuffled(random, routed).map(({ endpoint }) => endpoint);
  const count = Math.ceil(all.length / endpointsAtOnce);
  const each = Array.from({ length: count }, (_, at) => all.slice(at * endpointsAtOnce, (at + 1) * endpointsAtOnce));
  return each.slice(0, Math.ceil((count * size) / 100_000));
}

/** All requests, made when they are sent. Every group has its turn in a first round, which warms the site up, and in a second one. */
function* requests() {
  const parts: FloodParts = {
    random,
    values: anyValues(faultSeed),
    port: Number(new URL(site.url).port),
    proofFor: (endpoint) => {
      const [leaving, staying] = members;
      if (endpoint.caller !== 'member' && endpoint.caller !== 'optional-member') return {};
      return random() < 0.7 ? (ending.includes(endpoint) ? leaving : staying).proof : {};
    },
  };
  const turns = groups();
  const rounds = [
    [0, warmUp],
    [warmUp, size],
  ] as const;
  for (const [from, to] of rounds)
    for (let at = from; at < to; at += 1) {
      const [first, ...others] = turns[Math.floor(((at - from) * turns.length) / (to - from))] ?? [];
      if (first) yield { at, request: floodRequest(pick(random, [first, ...others]), parts) };
    }
}

test(`${size} malformed requests are answered without a fault, and nothing of them stays in memory (seed ${faultSeed})`, {
  timeout: 3_600_000,
}, async () => {
  const startedAt = performance.now();
  const statuses = new Map<number | undefined, number>();
  const wrong: string[] = [];
  const measured: { sent: number; seconds: number; kept: number; resident: number }[] = [];
  const all = requests();
  const port = Number(new URL(site.url).port);
  const send = async () => {
    for (const { at, request } of all) {
      if (at % Math.ceil(size / 10) === 0) {
        const seconds = (performance.now() - startedAt) / 1_000;
        measured.push({ sent: at, seconds, ...(await memory.measure()) });
      }
      const answer = await rawCall(port, request.call, secondsToAnswer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      for (const fault of faultsOf(request, answer)) wrong.push(`${request.endpoint.path} (${request.what}): ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, send));
  const seconds = (performance.now() - startedAt) / 1_000;
  measured.push({ sent: size, seconds, ...(await memory.measure()) });
  console.log(`${size} requests in ${seconds.toFixed(0)} s, ${(size / seconds).toFixed(0)} a second`);
  console.log(Object.fromEntries(statuses));
  console.table(measured);

  expect(wrong.slice(0, 50), `${wrong.length} in all`).toEqual([]);
  expect(await countedFaults(site.url)).toEqual([]);
  expect(await alarmsOf(site.url)).toEqual({ on: [], told: [] });
  const warm = measured.find(({ sent }) => sent >= warmUp);
  const end = measured.at(-1);
  expect(end?.kept).toBeLessThan((warm?.kept ?? 0) + mayGrow);
  expect(end?.resident).toBeLessThan((warm?.resident ?? 0) * 1.15);
  const [, staying] = members;
  expect(await ask(site.url, getProfile, staying.proof)).toMatchObject({ uid: staying.user.uid });
});
