import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { writeAssembly } from '../../infra/local/testing/synthetic-assembly.ts';
import { median } from '../support/runs/median.ts';

/** A function with the client that most have; returns the number of its events so far, which is 1 after a cold start. */
const source = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
export const client = new DynamoDBClient({});
let events = 0;
export const handler = async () => { events += 1; return events; };`;

/** Times in milliseconds, memory in megabytes of the whole process. */
export interface ManyFunctions {
  readonly startMilliseconds: number;
  readonly idleMegabytes: number;
  readonly warmMegabytes: number;
  /** Median of a call in turn once each function was called, and how many of these calls met a cold start. */
  readonly warmMilliseconds: number;
  readonly coldCalls: number;
  /** Median of a call of one function alone, over and over: the least that a call costs. */
  readonly floorMilliseconds: number;
  readonly peakMegabytes: number;
  readonly answeredAtOnce: number;
}

/** Starts a site of many functions in a process of its own and calls them in turn, then four times each at once. */
export async function measureManyFunctions(count = 58): Promise<ManyFunctions> {
  const directory = await mkdtemp(path.join(tmpdir(), 'many-functions-'));
  const names = Array.from({ length: count }, (_, at) => `function-${at}`);
  const assembly = writeAssembly(
    path.join(directory, 'assembly'),
    {},
    Object.fromEntries(
      names.map((name) => [name.replace('-', ''), { source, properties: { FunctionName: name }, statements: [] }]),
    ),
  );
  const state = path.join(directory, 'state');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['infra/local/testing/run-site.ts', assembly, state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    const startMilliseconds = performance.now() - startedAt;
    const { region, credentials, endpoints } = JSON.parse(await readFile(path.join(state, 'endpoints.json'), 'utf8'));
    const lambda = new LambdaClient({ region, credentials, endpoint: endpoints.lambda, maxAttempts: 1 });
    const call = async (FunctionName = '') => {
      const { Payload, FunctionError } = await lambda.send(new InvokeCommand({ FunctionName, Payload: '{}' }));
      const text = Payload?.transformToString() ?? '';
      if (FunctionError) throw new Error(text);
      return Number(text);
    };
    const timed = async (name: string | undefined) => {
      const calledAt = performance.now();
      const events = await call(name);
      return { events, milliseconds: performance.now() - calledAt };
    };
    const inTurn = async (turn: readonly (string | undefined)[]) => {
      const calls = [];
      for (const name of turn) calls.push(await timed(name));
      return calls;
    };
    const idleMegabytes = await residentMegabytes(child.pid);
    await inTurn(names);
    const warm = await inTurn([...names, ...names]);
    const alone = await inTurn(Array.from({ length: 100 }, () => names[0]));
    const warmMegabytes = await residentMegabytes(child.pid);
    let peakMegabytes = warmMegabytes;
    const watching = setInterval(async () => {
      peakMegabytes = Math.max(peakMegabytes, await residentMegabytes(child.pid));
    }, 50);
    const answers = await Promise.all([...names, ...names, ...names, ...names].map(call));
    clearInterval(watching);
    lambda.destroy();
    return {
      startMilliseconds,
      idleMegabytes,
      warmMilliseconds: median(warm.map(({ milliseconds }) => milliseconds)),
      coldCalls: warm.filter(({ events }) => events === 1).length,
      floorMilliseconds: median(alone.map(({ milliseconds }) => milliseconds)),
      warmMegabytes,
      peakMegabytes,
      answeredAtOnce: answers.length,
    };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  }
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
