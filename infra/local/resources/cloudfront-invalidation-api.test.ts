import { CloudFrontClient, CreateInvalidationCommand, GetInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { expect, onTestFinished, test } from 'vitest';
import { readBody } from '../http/body.ts';
import { listenOnLoopback } from '../site/loopback.ts';
import { createInvalidationApi } from './cloudfront-invalidation-api.ts';

async function aClient() {
  const invalidated: string[][] = [];
  const distribution = { invalidate: (paths: string[]) => invalidated.push(paths) };
  const answer = createInvalidationApi(new Map([['E1', distribution]]));
  const server = await listenOnLoopback(0, async (request, response) => {
    const [status, xml] = await answer(request.method ?? '', request.url ?? '', await readBody(request));
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  });
  onTestFinished(server.close);
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = new CloudFrontClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  const create = (Items: string[], CallerReference = 'r1', DistributionId = 'E1') =>
    client.send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: { Paths: { Quantity: Items.length, Items }, CallerReference },
      }),
    );
  return { client, create, invalidated };
}

test("the SDK's client invalidates paths and reads the invalidation back", async () => {
  const { client, create, invalidated } = await aClient();
  const { Invalidation: created } = await create(['/a&b/*', '/list?page=1']);
  expect(invalidated).toEqual([['/a&b/*', '/list?page=1']]);
  expect(created).toMatchObject({
    Status: 'Completed',
    InvalidationBatch: { Paths: { Items: ['/a&b/*', '/list?page=1'] } },
  });
  const read = await client.send(new GetInvalidationCommand({ DistributionId: 'E1', Id: created?.Id }));
  expect(read.Invalidation?.Id).toBe(created?.Id);
});

test('a repeated caller reference invalidates once', async () => {
  const { create, invalidated } = await aClient();
  const [first, second] = [await create(['/a']), await create(['/a'])];
  expect(second.Invalidation?.Id).toBe(first.Invalidation?.Id);
  expect(invalidated).toHaveLength(1);
});

test('an unknown distribution and a misplaced wildcard are refused with the names CloudFront uses', async () => {
  const { create } = await aClient();
  await expect(create(['/a'], 'r1', 'E2')).rejects.toMatchObject({ name: 'NoSuchDistribution' });
  await expect(create(['/*/a'])).rejects.toMatchObject({ name: 'InvalidArgument' });
});
