import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetQueueUrlCommand, SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './index.ts';
import { aFolder } from './testing/a-folder.ts';
import { writeCountingStack } from './testing/counting-stack.ts';

const quiet = { info: () => {}, warn: () => {} };
const assemblyDirectory = writeCountingStack(aFolder(afterAll));
/** As an older site, or `mkdir`, left it. */
const stateDirectory = join(aFolder(afterAll), 'state');
mkdirSync(stateDirectory, { mode: 0o755 });

let site: Site;
let dynamodb: DynamoDBClient;
let lambda: LambdaClient;
let sqs: SQSClient;
let events: EventBridgeClient;

/** How tools reach the services of the site. */
const endpointsFile = () => JSON.parse(readFileSync(join(stateDirectory, 'endpoints.json'), 'utf8'));

beforeAll(async () => {
  site = await startSite({ assemblyDirectory, stateDirectory, port: 0, log: quiet, queueClock: 100 });
  const { region, credentials, endpoints } = endpointsFile();
  const settings = (service: string) => ({ region, credentials, endpoint: endpoints[service] });
  dynamodb = new DynamoDBClient(settings('dynamodb'));
  lambda = new LambdaClient(settings('lambda'));
  sqs = new SQSClient(settings('sqs'));
  events = new EventBridgeClient(settings('events'));
});
afterAll(() => site?.stop());

async function local(path: string) {
  return JSON.parse(await (await fetch(`${site.url}/__local/${path}`)).text());
}

const invoke = async (name: string, event: unknown) => {
  const { Payload, FunctionError } = await lambda.send(
    new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(event) }),
  );
  return { error: FunctionError, answer: JSON.parse(new TextDecoder().decode(Payload)) };
};
const isCounted = async (id: string) => {
  const { Item } = await dynamodb.send(new GetItemCommand({ TableName: 'counters', Key: { pk: { S: id } } }));
  return Item !== undefined;
};

describe('a site', () => {
  it('a site carries an event from a request through function, bus, rule and queue to the consumer and its table', async () => {
    const response = await fetch(`${site.url}/count`, { method: 'POST', body: '{"id":"by-http"}' });
    expect([response.status, await response.json()]).toEqual([200, { status: 0 }]);
    await expect.poll(() => isCounted('by-http')).toBe(true);
    await expect.poll(() => local('queues.json')).toEqual({ counting: { visible: 0, inFlight: 0, deadLettered: 0 } });
    expect((await local('events.json'))[0]).toMatchObject({
      bus: 'site',
      source: 'site',
      'detail-type': 'counted',
      detail: { id: 'by-http' },
    });
  });

  it('a site answers invocations by the SDK', async () => {
    expect(await invoke('publish', { id: 'by-invoke' })).toEqual({ error: undefined, answer: { status: 0 } });
    await lambda.send(
      new InvokeCommand({ FunctionName: 'publish', InvocationType: 'Event', Payload: '{"id":"by-event"}' }),
    );
    await expect.poll(() => isCounted('by-event')).toBe(true);
    await expect(invoke('nobody', {})).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('a call that no policy grants is refused, in words that name it', async () => {
    const { answer } = await invoke('trespass', { table: 'counters' });
    expect(answer.name).toBe('AccessDeniedException');
    expect(answer.message).toMatch(
      /is not authorized to perform: dynamodb:PutItem on resource: .*table\/counters because no policy allows/,
    );
    const { unused, refused } = await local('iam.json');
    expect(refused).toEqual({ [answer.message]: 1 });
    expect(unused).toContainEqual(expect.stringMatching(/consumeRole.*: dynamodb:DeleteItem on /));
    expect(unused).not.toContainEqual(expect.stringMatching(/consumeRole.*: dynamodb:PutItem on /));
  });

  it('a wrong secret is refused', async () => {
    const { region, credentials, endpoints } = endpointsFile();
    const forged = { ...credentials, secretAccessKey: 'guessed' };
    const stranger = new SQSClient({ region, credentials: forged, endpoint: endpoints.sqs });
    await expect(stranger.send(new GetQueueUrlCommand({ QueueName: 'counting' }))).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });

  it('no answer has the key of the operator, which its file has', async () => {
    const { credentials, ...addresses } = endpointsFile();
    expect(credentials.secretAccessKey).toMatch(/./);
    expect(await local('endpoints.json')).toEqual(addresses);
  });

  it('what a site keeps is read by its owner only, whatever the folder allowed before', async () => {
    const kept = readdirSync(stateDirectory, { recursive: true, withFileTypes: true });
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['state.db', 'dynamodb.db', 'endpoints.json']));
    expect(modeOf(stateDirectory)).toBe('700');
    for (const entry of kept)
      expect(modeOf(join(entry.parentPath, entry.name)), entry.name).toBe(entry.isDirectory() ? '700' : '600');
  });

  it('the pages of a site run no script, load nothing from elsewhere, and stand in no frame', async () => {
    for (const name of ['', 'mail', 'mail.json', 'nowhere']) {
      const { headers } = await fetch(`${site.url}/__local/${name}`);
      expect(headers.get('content-security-policy'), name).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
      expect(headers.get('content-security-policy'), name).not.toContain('script-src');
      expect(headers.get('x-content-type-options'), name).toBe('nosniff');
      expect(headers.get('x-frame-options'), name).toBe('DENY');
      expect(headers.get('cross-origin-resource-policy'), name).toBe('same-origin');
    }
  });

  it.each([
    ['sec-fetch-site', 'cross-site', 403],
    ['sec-fetch-site', 'same-site', 403],
    ['sec-fetch-site', 'same-origin', 200],
    ['sec-fetch-site', 'none', 200],
    ['origin', 'http://evil.example', 403],
  ])('what a page asks for with %s: %s is answered with %d', async (header, from, status) => {
    const headers = { 'content-type': 'application/json', [header]: from };
    const behaviours = `${site.url}/__local/event-behaviours.json`;
    expect((await fetch(behaviours, { method: 'POST', headers, body: '[]' })).status).toBe(status);
  });

  it('entries of PutEvents are accepted and refused one by one', async () => {
    const entry = { EventBusName: 'site', Source: 'site', DetailType: 'counted', Detail: '{"id":"by-sdk"}' };
    const answer = await events.send(
      new PutEventsCommand({ Entries: [entry, { ...entry, Detail: 'no JSON' }, { ...entry, Source: 'aws.s3' }] }),
    );
    expect(answer.FailedEntryCount).toBe(2);
    expect(answer.Entries).toMatchObject([
      { EventId: expect.any(String) },
      { ErrorCode: 'MalformedDetail' },
      { ErrorCode: 'NotAuthorizedForSourceException' },
    ]);
    await expect.poll(() => isCounted('by-sdk')).toBe(true);
    await expect(events.send(new PutEventsCommand({ Entries: Array(11).fill(entry) }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('a function gets what its mapping wants of a table, and nothing else', async () => {
    const put = (id: string, status: string) =>
      dynamodb.send(new PutItemCommand({ TableName: 'orders', Item: { pk: { S: id }, status: { S: status } } }));
    await put('order-placed', 'placed');
    await put('order-paid', 'paid');
    await expect.poll(() => isCounted('order-paid')).toBe(true);
    expect(await isCounted('order-placed')).toBe(false);
    const published = (await local('events.json')).filter(
      (event: { 'detail-type': string }) => event['detail-type'] === 'order.paid',
    );
    expect(published).toMatchObject([{ source: 'site', detail: { id: 'order-paid' } }]);
  });

  it('a poison message is set aside alone, and counted once it is repaired and redriven', async () => {
    for (const id of ['good-1', 'poison', 'good-2']) await invoke('publish', { id });
    await expect
      .poll(async () => (await local('queues.json')).counting)
      .toEqual({ visible: 0, inFlight: 0, deadLettered: 1 });
    expect(await Promise.all(['good-1', 'good-2', 'poison'].map(isCounted))).toEqual([true, true, false]);

    await dynamodb.send(new PutItemCommand({ TableName: 'counters', Item: { pk: { S: 'repaired' } } }));
    const SourceArn = 'arn:aws:sqs:us-east-1:000000000000:counting-dead-letters';
    await sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
    await expect.poll(() => isCounted('poison')).toBe(true);
    expect((await local('queues.json')).counting).toMatchObject({ deadLettered: 0 });
  });

  it('a site shows an overview of what was measured', async () => {
    const overview = await (await fetch(`${site.url}/__local/`)).text();
    expect(overview).toMatch(/<td class="text">counting<\/td><td class="number">0<\/td>/);
  });

  it('a site shows its tables and their items, on pages that run and load nothing', async () => {
    const overview = await (await fetch(`${site.url}/__local/`)).text();
    expect(overview).toContain('<a href="/__local/tables">tables</a>');
    expect(overview).not.toContain('/__local/tables/');
    const tables = await fetch(`${site.url}/__local/tables`);
    expect(await tables.text()).toContain('<a href="/__local/tables/counters">counters</a>');
    const items = await fetch(`${site.url}/__local/tables/counters`);
    expect(items.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
    expect(items.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await items.text()).toContain('<th class="text">Attributes</th>');
    expect((await fetch(`${site.url}/__local/tables/none`)).status).toBe(404);
    expect((await fetch(`${site.url}/__local/tables/counters?after=x`)).status).toBe(500);
  });

  it('a site takes new code of a function while it runs, and asks for a restart when more changed', async () => {
    const source = "export const handler = async () => 'new code';";
    const trespass = { source, properties: {}, statements: [] };
    expect(site.reload(writeCountingStack(assemblyDirectory, {}, { trespass }))).toEqual(['trespass']);
    expect((await invoke('trespass', {})).answer).toBe('new code');
    const more = { More: { Type: 'AWS::SQS::Queue', Properties: {} } };
    expect(site.reload(writeCountingStack(aFolder(), more))).toBe('restart');
  });

  it('a site lets no second site use its state or its port', async () => {
    await expect(startSite({ assemblyDirectory, stateDirectory, port: 0, log: quiet })).rejects.toThrow(
      'Another site runs on the state',
    );
    const port = Number(new URL(site.url).port);
    await expect(startSite({ assemblyDirectory, stateDirectory: aFolder(), port, log: quiet })).rejects.toThrow(
      `Port ${port} is taken`,
    );
  });

  it('a site does not start with a resource that has no counterpart', async () => {
    const strange = writeCountingStack(aFolder(), { Cluster: { Type: 'AWS::ECS::Cluster', Properties: {} } });
    await expect(
      startSite({ assemblyDirectory: strange, stateDirectory: aFolder(), port: 0, log: quiet }),
    ).rejects.toThrow('AWS::ECS::Cluster');
  });

  it('a site has everything it held when it starts again', async () => {
    const before = await dynamodb.send(new ScanCommand({ TableName: 'counters', Select: 'COUNT' }));
    await site.stop();
    site = await startSite({ assemblyDirectory, stateDirectory, port: 0, log: quiet, queueClock: 100 });
    const { region, credentials, endpoints } = endpointsFile();
    dynamodb = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
    const after = await dynamodb.send(new ScanCommand({ TableName: 'counters', Select: 'COUNT' }));
    expect(after.Count).toBe(before.Count);
  });
});
