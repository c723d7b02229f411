import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outboxPartitions } from '../../../functions/platform/tables/tables.ts';
import { readBody } from '../../../infra/local/core/http/body.ts';
import { isObject, type Json, listOf, parseObject } from '../../../infra/local/core/json.ts';
import { startEngine } from '../../../infra/local/services/dynamodb/engine.ts';

/** What was asked of an engine, as DynamoDB counts it. */
export interface Meter {
  readonly requests: number;
  /** Read and write request units. */
  readonly readUnits: number;
  readonly writeUnits: number;
}

const reads = /\.(GetItem|Query|Scan|TransactGetItems)$/;
const writes = /\.(PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/;

/** An engine in memory behind a server that asks it what each request costs. A site takes it by `AWS_ENDPOINT_URL_DYNAMODB`. */
export async function aMeteredEngine() {
  const engine = await startEngine(':memory:');
  const taken = { requests: 0, readUnits: 0, writeUnits: 0 };
  const server = createServer(async (request, response) => {
    const target = String(request.headers['x-amz-target']);
    const body = await readBody(request);
    // Whoever waits for an outbox to be empty looks into it; functions do so by a job alone.
    const isCounted =
      (reads.test(target) || writes.test(target)) &&
      !outboxPartitions.some((pk) => body.includes(`":pk":{"S":"${pk}"}`));
    const asked = isCounted
      ? JSON.stringify({ ...parseObject(String(body), target), ReturnConsumedCapacity: 'TOTAL' })
      : body;
    const reply = await engine.forward(target, asked);
    if (isCounted && reply.status === 200) {
      const { ConsumedCapacity = [] } = parseObject(String(reply.body), target);
      taken.requests += 1;
      taken[reads.test(target) ? 'readUnits' : 'writeUnits'] += unitsOf(ConsumedCapacity);
    }
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return {
    url: `http://127.0.0.1:${port}`,
    meter: (): Meter => ({ ...taken }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await engine.stop();
    },
  };
}

/** The units of one table, or of each that a transaction touches. */
function unitsOf(consumed: Json): number {
  return listOf(consumed).reduce<number>(
    (sum, one) => sum + (isObject(one) && typeof one.CapacityUnits === 'number' ? one.CapacityUnits : 0),
    0,
  );
}
