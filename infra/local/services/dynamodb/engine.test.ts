import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../core/http/free-port.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { startEngine } from './engine.ts';

async function anEngine() {
  const engine = await startEngine(':memory:');
  onTestFinished(() => engine.stop());
  return { engine, place: new URL(engine.url) };
}

/** Who tries to connect gets in, or is refused. */
async function connecting(host: string, port: string): Promise<'connected' | 'refused'> {
  const socket = connect({ host, port: Number(port) });
  const answer = await once(socket, 'connect').then(
    () => 'connected' as const,
    () => 'refused' as const,
  );
  socket.destroy();
  return answer;
}

it.runIf(process.platform === 'linux')(
  'the engine answers at an address that no page can guess, and not where a page would look for it',
  async () => {
    const [one, other] = [await anEngine(), await anEngine()];
    expect(await connecting(one.place.hostname, one.place.port)).toBe('connected');
    for (const usual of ['127.0.0.1', '127.0.1.1', 'localhost', '::1'])
      expect(await connecting(usual, one.place.port), usual).toBe('refused');
    expect(one.place.hostname).not.toBe(other.place.hostname);
  },
);

it('the engine is at the same address after it was away', async () => {
  const { engine } = await anEngine();
  await engine.fail(0);
  expect(await engine.call('DynamoDB_20120810.ListTables', {})).toEqual({ TableNames: [] });
});

it('the engine takes another port where somebody else has taken the chosen one meanwhile, on any address', async () => {
  const somebody = createServer().listen(0, '0.0.0.0');
  await once(somebody, 'listening');
  onTestFinished(() => void somebody.close());
  const { port: taken } = Object(somebody.address());
  const chosen = [taken];
  const engine = await startEngine(':memory:', async (host) => chosen.pop() ?? (await freePort(host)));
  onTestFinished(() => engine.stop());
  expect(await engine.call('DynamoDB_20120810.ListTables', {})).toEqual({ TableNames: [] });
  expect(new URL(engine.url).port).not.toBe(String(taken));
});

it('a write finds the last record of its stream by an index, however many there are', async () => {
  const file = join(aFolder(), 'dynamodb.db');
  const engine = await startEngine(file);
  await engine.stop();
  using database = new DatabaseSync(file, { readOnly: true });
  // As Dynoxide asks at each write.
  const asked =
    "SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = 't'";
  expect(database.prepare(`EXPLAIN QUERY PLAN ${asked}`).all()).toMatchObject([
    { detail: expect.stringMatching(/^SEARCH _stream_records USING .*INDEX stream_records_in_order/) },
  ]);
});
