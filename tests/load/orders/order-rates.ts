import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { entrySk } from '../../../functions/platform/tables/numbered-list.ts';
import { memberPartition } from '../../../functions/platform/tables/tables.ts';
import { siteManifest } from '../../../functions/site-manifest.ts';
import { payFormIn, sendPayForm } from '../../../infra/dev/demo/pay-form.ts';
import { readReply } from '../../../shared/contract/dialect.ts';
import { BuyForm } from '../../../shared/contract/order-schemas.ts';
import { buyDongle, listOwnOrders } from '../../../shared/contract/orders/purchase.ts';
import { cashierOf, noticesOf } from '../../support/people/cashier.ts';
import { aMember, ask, type RegisteredMember } from '../../support/people/members.ts';
import { eachOf } from '../../support/runs/each-of.ts';
import { eventually } from '../../support/runs/eventually.ts';
import { median } from '../../support/runs/median.ts';
import { pastEdge } from '../../support/site/past-edge.ts';
import type { TestSite } from '../../support/site/site.ts';
import { siteClients } from '../../support/site/site-clients.ts';
import { physicalName } from '../../support/site/site-outputs.ts';
import { Usage } from '../../support/telling/grants-used.ts';
import { mailsSent } from '../../support/telling/mails.ts';
import { queued } from '../../support/telling/queues.ts';

const shipping = { name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai' };
const aDongle = { tid: 5, num: 2, ...shipping };

/** Orders of one member: fewer than their limit. */
const perMember = 20;
const atATime = 8;

export interface OrderRates {
  readonly placed: number;
  /** Transactions of as many items of that size, by the engine alone. */
  readonly placedFloor: number;
  readonly taken: number;
  readonly takenFloor: number;
}

type Site = Pick<TestSite, 'url' | 'stateDirectory'>;

/**
 * How many orders are placed, and notices of payments taken, in a second: by their functions, as the API lets fifty of each through. Beside
 * them the engine alone writes transactions of as many items, in turn with them.
 */
export async function measureOrderRates({ url, stateDirectory }: Site, rounds = 5): Promise<OrderRates> {
  const functions = pastEdge(stateDirectory);
  const { dynamodb } = siteClients(stateDirectory);
  const { about } = noticesOf(stateDirectory);
  const TableName = physicalName(stateDirectory, 'limits');
  const members: RegisteredMember[] = [];
  await eachOf(Array.from({ length: rounds * 2 }).keys(), atATime, async () => void members.push(await aMember(url)));

  /** Calls in a second. */
  const rate = async (count: number, call: (at: number) => Promise<void>): Promise<number> => {
    const startedAt = performance.now();
    await eachOf(Array.from({ length: count }).keys(), atATime, call);
    return count / ((performance.now() - startedAt) / 1_000);
  };
  const bare = (items: number) => async () => {
    const data = { S: 'x'.repeat(300) };
    const puts = Array.from({ length: items }, () => ({
      Put: { TableName, Item: { pk: { S: crypto.randomUUID() }, sk: { S: 'bench' }, data } },
    }));
    await dynamodb.send(new TransactWriteItemsCommand({ TransactItems: puts }));
  };
  const rates = { placed: [], placedFloor: [], taken: [], takenFloor: [] } as Record<keyof OrderRates, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    const forms: string[] = [];
    const buyers = members.slice(round * 2, round * 2 + 2).flatMap((member) => Array(perMember).fill(member));
    const place = async (at: number) => {
      const body = JSON.stringify({ ...buyers[at]?.proof, ...aDongle, request_id: crypto.randomUUID() });
      const answer = await functions.call('buyDongle', { body, headers: { 'content-type': 'application/json' } });
      forms.push(BuyForm.parse(readReply(buyDongle.dialect, JSON.parse(answer.body))).buyFormHtml);
    };
    rates.placed.push(await rate(buyers.length, place));
    rates.placedFloor.push(await rate(buyers.length, bare(5)));
    const orders = forms.map((form) => payFormIn(form));
    const take = async (at: number) => {
      const { orderId = '', total = '' } = orders[at] ?? {};
      const notice = about({ out_trade_no: orderId, trade_no: `2026${orderId}`, total_amount: total });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { body } = await functions.call('takePaymentNotice', {
        body: String(new URLSearchParams(notice)),
        headers,
      });
      if (body !== 'success') throw new Error(`Not taken: ${body}`);
    };
    rates.taken.push(await rate(orders.length, take));
    rates.takenFloor.push(await rate(orders.length, bare(2)));
    // What follows a payment is not part of the next round.
    await eventually(
      () => queued(url),
      ({ waiting }) => waiting === 0,
    );
  }
  functions.close();
  dynamodb.destroy();
  const middle = (name: keyof OrderRates) => Math.round(median(rates[name]));
  return {
    placed: middle('placed'),
    placedFloor: middle('placedFloor'),
    taken: middle('taken'),
    takenFloor: middle('takenFloor'),
  };
}

/** Actions of some kind, by function. */
export interface WriteActions {
  readonly function: string;
  readonly action: string;
  readonly table: string;
  readonly times: number;
}

/** What is written from one order of two dongles until it is paid, mailed and counted, each action of a transaction as one. */
export async function countWriteActions({ url, stateDirectory }: Site): Promise<readonly WriteActions[]> {
  const { proof, email } = await aMember(url);
  const settled = () =>
    eventually(
      () => queued(url),
      ({ waiting }) => waiting === 0,
    );
  await settled();
  const before = await writesSoFar(url);
  const { buyFormHtml } = await ask(url, buyDongle, { ...proof, ...aDongle, request_id: crypto.randomUUID() });
  const form = payFormIn(buyFormHtml);
  await sendPayForm(form);
  await cashierOf(url).act('pay', form.orderId);
  await eventually(
    () => mailsSent(url),
    (mails) => mails.some(({ to, subject }) => to === email && subject.startsWith('Receipt')),
  );
  await settled();
  const names = new Map(Object.keys(siteManifest.tables).map((name) => [physicalName(stateDirectory, name), name]));
  return [...(await writesSoFar(url))].flatMap(([key, { times, resource, ...write }]) => {
    const more = times - (before.get(key)?.times ?? 0);
    const table: string = names.get(resource) ?? resource;
    return more > 0 ? [{ ...write, table, times: more }] : [];
  });
}

/** Writes of each function to each table. One that two grants allow is noted with both: of these, the wider one has all. */
async function writesSoFar(url: string) {
  const { roles } = Usage.parse(await (await fetch(`${url}/__local/iam.json`)).json());
  const writes = new Map<string, Omit<WriteActions, 'table'> & { readonly resource: string }>();
  for (const { statement, resources, used } of Object.values(roles).flat())
    for (const [grant, times] of Object.entries(used)) {
      const [, action] = /^dynamodb:(PutItem|UpdateItem|DeleteItem)$/.exec(grant) ?? [];
      if (!action) continue;
      const [, policy = ''] = statement.split('/');
      const [, resource = ''] = /table\/([^/]+)/.exec(resources[0] ?? '') ?? [];
      const id = policy.replace(/Role(DefaultPolicy)?[\dA-F]{8}.*/, '');
      const name = id.replace(/^(.+)(Consumer|Stream|Job)\1$/, '$1');
      const key = [name, action, resource].join(' ');
      writes.set(key, { function: name, action, resource, times: Math.max(times, writes.get(key)?.times ?? 0) });
    }
  return writes;
}

export interface OrderListTimes {
  readonly ofTen: number;
  /** The first page of a thousand, which shows fifteen. */
  readonly firstOfThousand: number;
  /** Their last page, which shows ten. */
  readonly lastOfThousand: number;
}

/** Milliseconds that the order list takes a member with ten orders and one with a thousand: medians of calls in turn. */
export async function measureOrderLists({ url, stateDirectory }: Site, rounds = 200): Promise<OrderListTimes> {
  const functions = pastEdge(stateDirectory);
  const [few, many] = [await aMember(url), await aMember(url)];
  for (const { proof } of [few, many])
    for (let order = 0; order < 10; order += 1) await ask(url, buyDongle, { ...proof, ...aDongle });
  await copyOrders(stateDirectory, many.proof.uid, 1_000);
  const timed = async ({ proof }: RegisteredMember, page: number): Promise<number> => {
    const event = { body: JSON.stringify({ ...proof, page }), headers: { 'content-type': 'application/json' } };
    const startedAt = performance.now();
    const { body } = await functions.call('listOwnOrders', event);
    const milliseconds = performance.now() - startedAt;
    const { list } = listOwnOrders.response.parse(readReply(listOwnOrders.dialect, JSON.parse(body)));
    if (list.length === 0) throw new Error('The page is empty');
    return milliseconds;
  };
  const times = { ofTen: [], firstOfThousand: [], lastOfThousand: [] } as Record<keyof OrderListTimes, number[]>;
  const asked = [
    ['ofTen', few, 1],
    ['firstOfThousand', many, 1],
    ['lastOfThousand', many, 67],
  ] as const;
  for (let round = -20; round < rounds; round += 1)
    for (const turn of asked.keys()) {
      // Each comes first as often as the others.
      const [name, member, page] = asked[(turn + round + 60) % asked.length] ?? asked[0];
      const milliseconds = await timed(member, page);
      if (round >= 0) times[name].push(milliseconds);
    }
  functions.close();
  const { ofTen, firstOfThousand, lastOfThousand } = times;
  return {
    ofTen: median(ofTen),
    firstOfThousand: median(firstOfThousand),
    lastOfThousand: median(lastOfThousand),
  };
}

/** Lets a member have as many orders, copies of those that are there, past the limit of what one may order in an hour. */
async function copyOrders(stateDirectory: string, uid: string, count: number): Promise<void> {
  const { dynamodb } = siteClients(stateDirectory);
  const client = DynamoDBDocumentClient.from(dynamodb);
  const TableName = physicalName(stateDirectory, 'orders');
  const pk = memberPartition(uid);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk < :last',
      ExpressionAttributeValues: { ':pk': pk, ':last': 'count' },
    }),
  );
  const put = (Item: object) => client.send(new PutCommand({ TableName, Item: { ...Item, pk } }));
  const entries = Array.from({ length: count - Items.length }, (_, at) => Items.length + 1 + at);
  await eachOf(
    entries,
    atATime,
    async (entry) => void (await put({ ...Items[entry % Items.length], sk: entrySk(entry) })),
  );
  await put({ sk: 'count', count });
  client.destroy();
  dynamodb.destroy();
}
