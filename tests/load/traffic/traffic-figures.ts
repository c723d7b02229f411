import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerMember, signIn } from '../../../shared/contract/accounts/sign-in.ts';
import { listReleases } from '../../../shared/contract/content.ts';
import { recordDownload } from '../../../shared/contract/downloads.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { buyDongle, listOwnOrders } from '../../../shared/contract/orders/purchase.ts';
import { routes } from '../../../shared/routes.ts';
import { aCode, aMember, anEmail, aPassword, type RegisteredMember } from '../../support/people/members.ts';
import { shipping } from '../../support/people/orders.ts';
import { call } from '../../support/requests/api-client.ts';
import { eachOf } from '../../support/runs/each-of.ts';
import { startTestSite, type TestSite } from '../../support/site/site.ts';
import { physicalName } from '../../support/site/site-outputs.ts';
import { plantRows } from './planted-rows.ts';
import { aRelayTo } from './relay.ts';
import { type Answers, type Traffic, underLoad } from './under-load.ts';

type Row = Readonly<Record<string, string | number>>;

/** What the API lets through of a call whose entry says nothing (`infra/stacks/stage-stack.ts`). */
const usualRate = 50;
/** Near the rate that is let through, and not at it; one laptop plays both sides. */
const rateOf = ({ rateLimit }: Pick<Endpoint, 'rateLimit'>) =>
  Math.min(200, Math.round((rateLimit?.perSecond ?? usualRate) * 0.8));

/** Members who sign in and buy: none of them comes to a limit of their own. */
const membersWanted = 60;
const seconds = 10;
/** Fewer than a network may make in a minute (`guesses` of the contract). */
const signInsOfNetwork = 4;

/** All in turn. */
function inTurn<T>(all: readonly T[]): () => T {
  let next = 0;
  return () => {
    const found = all[next % all.length];
    next += 1;
    if (found === undefined) throw new Error('There is nobody to call');
    return found;
  };
}

/** What is measured: the page and the read that the edge has, the read of a function, and what writes. */
async function trafficOf({ url }: TestSite): Promise<Readonly<Record<string, Traffic>>> {
  const members: RegisteredMember[] = [];
  await eachOf(Array.from({ length: membersWanted }).keys(), 4, async () => void members.push(await aMember(url)));
  const registrations: { readonly email: string; readonly code: string }[] = [];
  await eachOf(Array.from({ length: rateOf(registerMember) * seconds + 40 }).keys(), 4, async () => {
    const email = anEmail();
    registrations.push({ email, code: await aCode(url, 'register', email) });
  });
  const [member, newcomer] = [inTurn(members), inTurn(registrations)];
  const [release] = await call(url, listReleases, { type: 22 });
  const post = (endpoint: Endpoint, body: () => object): Traffic => ({
    path: endpoint.path ?? '',
    method: 'POST',
    body: () => JSON.stringify(body()),
    perSecond: rateOf(endpoint),
    seconds,
  });
  return {
    'home page, from the edge': { path: routes.home.path, seconds },
    'releases, from the edge': { path: `${listReleases.path}?type=22`, perSecond: 400, seconds },
    'releases, from the function': post(listReleases, () => ({ type: 22 })),
    'download recorded': post(recordDownload, () => ({ type: 22, version: release?.version, system: 1 })),
    'sign-in': {
      ...post(signIn, () => ({ login_name: member().email, password: aPassword })),
      callsOfOne: signInsOfNetwork,
    },
    registration: post(registerMember, () => {
      const { email, code } = newcomer();
      return { login_name: email, password: aPassword, code, userName: 'Ada Lovelace' };
    }),
    'order placed': post(buyDongle, () => ({
      ...member().proof,
      tid: 5,
      num: 2,
      ...shipping,
      request_id: crypto.randomUUID(),
    })),
    'own orders': post(listOwnOrders, () => member().proof),
  };
}

/** A server of bare Node that answers at once: what of a figure is the relay's and the machine's. */
async function aBareServer() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{"status":0}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

const rowOf = (
  name: string,
  rows: string,
  { perSecond, p50, p90, p99, slowest, failed }: Answers,
  floor: Answers,
): Row => ({
  ...{ call: name, 'rows before': rows, 'a second': Math.round(perSecond), p50, p90, p99, slowest, failed },
  ...{ 'bare Node p50': floor.p50, 'bare Node p99': floor.p99 },
});

/** Latencies of calls at the rate that the contract lets through, each beside bare Node at the same rate, over tables of 10³ to 10⁶ rows of others. */
export async function trafficFigures(sizes: readonly number[] = [1e3, 1e4, 1e5, 1e6]): Promise<Row[]> {
  const site = await startTestSite();
  const bare = await aBareServer();
  const rows: Row[] = [];
  let planted = 0;
  try {
    for (const size of sizes) {
      for (const table of ['accounts', 'downloads', 'orders'] as const)
        plantRows(site.stateDirectory, physicalName(site.stateDirectory, table), planted, size);
      planted = size;
      for (const [name, traffic] of Object.entries(await trafficOf(site))) {
        const [toSite, toBare] = [await aRelayTo(site.url), await aRelayTo(bare.url)];
        const floor = await underLoad(toBare.url, 'localhost', traffic);
        rows.push(
          rowOf(name, size.toLocaleString('en'), await underLoad(toSite.url, new URL(site.url).host, traffic), floor),
        );
        toSite.stop();
        toBare.stop();
      }
    }
    return rows;
  } finally {
    bare.stop();
    await site.stop();
  }
}
