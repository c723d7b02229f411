import { createServer } from 'node:http';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { callOf, withinCall } from '../calls/call-context.ts';
import { describeError } from '../logging/describe-error.ts';
import { aContext } from '../testing/builders.ts';
import { serviceClient, serviceOptions } from './service-client.ts';

/** A client of a service that takes a request and never answers it. @returns also how many it has taken */
async function aSilentService() {
  let taken = 0;
  const server = createServer(() => {
    taken += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const options = { ...serviceOptions, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials };
  const client = serviceClient(new DynamoDBClient({ ...options, maxAttempts: 3 }));
  const ask = () => client.send(new GetItemCommand({ TableName: 'table', Key: { pk: { S: 'a' } } }));
  return { ask, taken: () => taken };
}

test('a request ends with the time of the function, and is not begun again', async () => {
  const { ask, taken } = await aSilentService();
  const call = callOf({ ...aContext(), getRemainingTimeInMillis: () => 3_000 });
  const error = await withinCall(call, ask).catch((thrown: unknown) => thrown);
  expect(describeError(error)).toMatchObject({ service: 'DynamoDB', operation: 'GetItem' });
  expect(Object(error).name).toMatch(/^(TimeoutError|OutOfTime)$/);
  expect(taken()).toBe(1);
});

test('when the time of the function is over, no request is begun at all', async () => {
  const { ask, taken } = await aSilentService();
  const call = callOf({ ...aContext(), getRemainingTimeInMillis: () => 100 });
  await expect(withinCall(call, ask)).rejects.toMatchObject({ name: 'OutOfTime' });
  expect(taken()).toBe(0);
});

test('every client connects within a second and gives a request up after five', () => {
  const { connectionTimeout, requestTimeout, throwOnRequestTimeout } = serviceOptions.requestHandler;
  expect([connectionTimeout, requestTimeout, throwOnRequestTimeout]).toEqual([1_000, 5_000, true]);
});
