import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, expect, it } from 'vitest';
import { aFolder } from './testing/a-folder.ts';
import { writeCountingStack } from './testing/counting-stack.ts';

const assemblyDirectory = writeCountingStack(aFolder(afterAll));

let child: ChildProcess | undefined;
afterEach(() => {
  if (child?.exitCode === null) child.kill('SIGKILL');
});

/** Starts a site in a process of its own, and tells its address once it is ready. */
async function start(stateDirectory: string): Promise<string> {
  const program = join(import.meta.dirname, 'testing', 'run-site.ts');
  const started = spawn(process.execPath, [program, assemblyDirectory, stateDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.stdout.once('data', (url) => resolve(String(url).trim()));
    started.once('exit', (code) => reject(new Error(`the site ended with ${code}`)));
  });
}

const ended = (signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    child?.once('exit', resolve);
    child?.kill(signal);
  });

/** Whether the site has not ended: what it refuses until then, as a busy machine may have it do, is no end. */
const isRunning = () => child?.exitCode === null && child.signalCode === null;

/** Publishes events one after the other until the site is gone. @returns the ids that were answered as accepted. */
async function publish(url: string, lane: string, onAccepted: (count: number) => void): Promise<string[]> {
  const accepted: string[] = [];
  for (let number = 0; isRunning(); number += 1) {
    const id = `${lane}-${number}`;
    const answer = await fetch(`${url}/count`, { method: 'POST', body: JSON.stringify({ id }) }).catch(() => undefined);
    if (answer?.status === 200) onAccepted(accepted.push(id));
  }
  return accepted;
}

function tables(stateDirectory: string): DynamoDBClient {
  const { region, credentials, endpoints } = JSON.parse(readFileSync(join(stateDirectory, 'endpoints.json'), 'utf8'));
  return new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb, maxAttempts: 1 });
}

/** Writes paid orders one after the other until the site is gone. @returns the ids whose writes were answered. */
async function pay(client: DynamoDBClient, lane: string): Promise<string[]> {
  const written: string[] = [];
  for (let number = 0; isRunning(); number += 1) {
    const id = `${lane}-${number}`;
    const Item = { pk: { S: id }, status: { S: 'paid' } };
    const answer = await client.send(new PutItemCommand({ TableName: 'orders', Item })).catch(() => undefined);
    if (answer) written.push(id);
  }
  return written;
}

async function countedIds(client: DynamoDBClient): Promise<Set<string>> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'counters' }));
  return new Set(Items.map(({ pk }) => pk?.S ?? ''));
}

it('a site loses nothing it has acknowledged to SIGKILL, several times over, and starts again at once', async () => {
  const stateDirectory = aFolder();
  const accepted: string[] = [];
  for (const round of ['first', 'second', 'third']) {
    const url = await start(stateDirectory);
    const killAfter = (count: number) => {
      if (count === 25) child?.kill('SIGKILL');
    };
    const lanes = ['a', 'b', 'c'].map((lane) => publish(url, `${round}-${lane}`, killAfter));
    const orders = pay(tables(stateDirectory), `${round}-order`);
    accepted.push(...(await Promise.all([...lanes, orders])).flat());
  }
  expect(accepted.length).toBeGreaterThan(75);

  await start(stateDirectory);
  const client = tables(stateDirectory);
  const missing = async () => {
    const counted = await countedIds(client);
    return accepted.filter((id) => !counted.has(id));
  };
  await expect.poll(missing).toEqual([]);
  expect(await ended('SIGTERM')).toBe(0);
});
