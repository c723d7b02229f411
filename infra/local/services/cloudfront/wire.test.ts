import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { expect, onTestFinished, test } from 'vitest';
import { createGateway } from '../../core/gateway/gateway.ts';
import type { AwsRequest } from '../../core/gateway/wire.ts';
import { listenOnLoopback } from '../../core/http/loopback.ts';
import { elementTexts } from '../../core/http/xml.ts';
import { createJudge } from '../../iam/judge.ts';
import { createKeyring } from '../../iam/principals.ts';
import { aPlace, quiet } from '../../testing/stack.ts';
import { createCloudfrontWire } from './wire.ts';

const { accountId, region } = aPlace;
const keyring = createKeyring('seed', accountId);

function aWire() {
  const invalidated: string[][] = [];
  const distribution = { invalidate: (paths: string[]) => invalidated.push(paths) };
  const wire = createCloudfrontWire(new Map([['E1', distribution]]), accountId);
  const create = (paths: string[], reference = 'r1', id = 'E1') =>
    wire.answer(aRequest('POST', `${id}/invalidation`, invalidationBatch(paths, reference)));
  return { wire, create, invalidated };
}

/** A request as the gateway hands it over. @param path below `/2020-05-31/distribution/` */
function aRequest(method: string, path: string, body = ''): AwsRequest {
  return {
    method,
    url: `/2020-05-31/distribution/${path}`,
    headers: {},
    body: Buffer.from(body),
    operation: '',
    principal: { id: 'arn:aws:iam::000000000000:role/publisher', context: {} },
    requestId: 'request',
  };
}

function invalidationBatch(paths: readonly string[], reference: string): string {
  const items = paths.map((path) => `<Path>${path}</Path>`).join('');
  const list = `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>`;
  return `<InvalidationBatch>${list}<CallerReference>${reference}</CallerReference></InvalidationBatch>`;
}

const idOf = ({ body }: { body: string | Buffer }) => elementTexts(String(body), 'Id')[0];

test("the SDK's client invalidates paths", async () => {
  const { wire, invalidated } = aWire();
  const judge = createJudge({ ofRoles: new Map(), ofResources: new Map() }, aPlace.accountId, quiet);
  const server = await listenOnLoopback(0, createGateway({ keyring, judge, wires: { cloudfront: wire } }));
  onTestFinished(server.close);
  const client = new CloudFrontClient({ endpoint: server.url, region, credentials: keyring.operator, maxAttempts: 1 });
  const Items = ['/a&b/*', '/list?page=1'];
  const { Invalidation: created } = await client.send(
    new CreateInvalidationCommand({
      DistributionId: 'E1',
      InvalidationBatch: { Paths: { Quantity: Items.length, Items }, CallerReference: 'r1' },
    }),
  );
  expect(invalidated).toEqual([['/a&b/*', '/list?page=1']]);
  expect(created).toMatchObject({
    Status: 'Completed',
    InvalidationBatch: { Paths: { Items: ['/a&b/*', '/list?page=1'] } },
  });
});

test('a repeated caller reference invalidates once', async () => {
  const { create, invalidated } = aWire();
  const [first, second] = [await create(['/a']), await create(['/a'])];
  expect(idOf(first)).toMatch(/^I\d{13}$/);
  expect(idOf(second)).toBe(idOf(first));
  expect(invalidated).toHaveLength(1);
});

test('an unknown distribution and a misplaced wildcard are refused with the names CloudFront uses', () => {
  const { create, invalidated } = aWire();
  expect(() => create(['/a'], 'r1', 'E2')).toThrow(
    expect.objectContaining({ code: 'NoSuchDistribution', status: 404 }),
  );
  expect(() => create(['/*/a'])).toThrow(expect.objectContaining({ code: 'InvalidArgument', status: 400 }));
  expect(invalidated).toEqual([]);
});

test('a batch without paths is refused too', () => {
  const { create } = aWire();
  expect(() => create([])).toThrow(expect.objectContaining({ code: 'MalformedXML', status: 400 }));
});

test('an invalidation needs its permission on the distribution it names, and any other operation is refused', () => {
  const { wire } = aWire();
  const resource = 'arn:aws:cloudfront::000000000000:distribution/E1';
  expect(wire.needs(aRequest('POST', 'E1/invalidation'))).toEqual([
    { action: 'cloudfront:CreateInvalidation', resource },
  ]);
  for (const [method, path] of [
    ['GET', 'E1/invalidation/I1'],
    ['GET', 'E1/invalidation'],
    ['POST', 'E1'],
  ] as const)
    expect(() => wire.needs(aRequest(method, path))).toThrow(expect.objectContaining({ code: 'NotImplemented' }));
});
