import { expect } from 'vitest';
import { AwsError } from '../../core/gateway/error.ts';
import { anApi } from '../../testing/an-api.ts';
import { exchange } from '../../testing/exchange.ts';
import { parity } from '../../testing/parity.ts';

const quotas = { documented: 'API Gateway: Quotas for configuring and running an HTTP API' };

parity('the request line and all headers have 10 KB together', quotas, async () => {
  const seen: unknown[] = [];
  const { url } = await anApi((_, event) => void seen.push(event));
  const send = (bytes: number) => exchange(`${url}/x`, { method: 'POST', headers: { 'x-own': 'x'.repeat(bytes) } });
  expect((await send(10 * 1_024)).status).toBe(431);
  expect(seen).toEqual([]);
  expect((await send(10 * 1_024 - 200)).status).toBe(200);
});

parity('an event that Lambda refuses as too large is answered as too large', quotas, async () => {
  const { url } = await anApi(() => {
    throw new AwsError('RequestTooLargeException', 'too large', 413);
  });
  const reply = await exchange(`${url}/x`, { method: 'POST' });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([413, { message: 'Request Entity Too Large' }]);
});

parity('an integration has 30 seconds at most', quotas, async () => {
  const options = { integration: { TimeoutInMillis: 30_001 } };
  await expect(anApi(() => ({}), options)).rejects.toThrow('TimeoutInMillis');
});
