import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { AwsReply } from '../../core/gateway/wire.ts';
import { readBody } from '../../core/http/body.ts';
import { freePort } from '../../core/http/free-port.ts';
import { type JsonObject, parseObject } from '../../core/json.ts';

/** A DynamoDB-compatible engine: our own Dynoxide, or another one that was started elsewhere. */
export type DynamodbEngine = ReturnType<typeof connectEngine>;

/** Any key will do, but all calls need the same one: engines keep separate tables for each key. */
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=00';
const START_LIMIT_MS = 10_000;

/** Connects to an engine that runs already: DynamoDB Local or any other with the same API. */
export function connectEngine(url: string) {
  const agent = new Agent({ keepAlive: true });
  /** Sends a request as it is. @param target `DynamoDB_20120810.PutItem` */
  const forward = async (target: string, body: string | Buffer): Promise<AwsReply> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': Buffer.byteLength(body),
      'x-amz-target': target,
      'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d{3}/g, ''),
      authorization: AUTHORIZATION,
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest(url, { method: 'POST', agent, headers }, resolve).on('error', reject).end(body);
    });
    const replyHeaders = { 'content-type': headers['content-type'] };
    return { status: response.statusCode ?? 500, headers: replyHeaders, body: await readBody(response) };
  };

  return {
    url,
    forward,
    /** Calls an operation. @throws {Error} with the engine's message, its exception name as `name`. */
    call: async (target: string, input: object): Promise<JsonObject> => {
      const { status, body } = await forward(target, JSON.stringify(input));
      const output = parseObject(body.toString(), `the engine's answer to ${target}`);
      if (status === 200) return output;
      const [name = ''] = /[^#]*$/.exec(String(output.__type)) ?? [];
      throw Object.assign(new Error(String(output.message ?? output.Message ?? status)), { name });
    },
    stop: async () => agent.destroy(),
  };
}

/** An engine of our own, which can be made to fail. */
export type OwnEngine = Awaited<ReturnType<typeof startEngine>>;

/**
 * Starts Dynoxide on a database file. It dies with this process, however this process ends.
 * @throws {Error} with the engine's last output when it does not start.
 */
export async function startEngine(databaseFile: string, choosePort = freePort) {
  const started = await startOnFreePort(databaseFile, choosePort);
  const { host, port } = started;
  let { child } = started;
  if (databaseFile !== ':memory:') indexStreams(databaseFile);
  let failing: Promise<void> | undefined;
  const engine = connectEngine(`http://${host}:${port}`);
  const fail = async (seconds: number) => {
    await ended(child);
    await delay(seconds * 1_000);
    child = await startProcess(databaseFile, { host, port });
  };
  return {
    ...engine,
    /**
     * Kills it, and starts it on the same file after some seconds. Until then connections are refused.
     * @throws {Error} when it does not start again
     */
    fail: (seconds: number) => {
      failing ??= fail(seconds).finally(() => {
        failing = undefined;
      });
      return failing;
    },
    isDown: () => failing !== undefined,
    stop: async () => {
      await failing?.catch(() => {});
      await engine.stop();
      await ended(child);
    },
  };
}

/** Each write asks for the last number of its table's stream, for which the engine looks through all records: 8 ms at 15,000 of them. By this index it is the last. */
function indexStreams(databaseFile: string): void {
  using database = new DatabaseSync(databaseFile, { timeout: START_LIMIT_MS });
  const order = '_stream_records (table_name, CAST(sequence_number AS INTEGER))';
  database.exec(`CREATE INDEX IF NOT EXISTS stream_records_in_order ON ${order}`);
}

/**
 * A loopback address that nobody knows but who starts the engine. Dynoxide answers whoever finds it, and tells browsers that any page
 * may ask (`Access-Control-Allow-Origin: *`); it has neither passwords nor Unix sockets. Linux answers to 16 million loopback addresses,
 * other systems to one.
 */
function unguessableHost(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Somebody else may take a port between its choice and its use, on any address: the engine then asks for another. */
async function startOnFreePort(databaseFile: string, choosePort: typeof freePort, tries = 5) {
  const host = unguessableHost();
  const port = await choosePort(host);
  try {
    return { host, port, child: await startProcess(databaseFile, { host, port }) };
  } catch (error) {
    if (tries === 1 || !String(error).includes('already in use')) throw error;
    return startOnFreePort(databaseFile, choosePort, tries - 1);
  }
}

async function startProcess(
  databaseFile: string,
  { host, port }: { host: string; port: number },
): Promise<ChildProcess> {
  const watcher = join(import.meta.dirname, 'child-with-parent.ts');
  const place = [`--host=${host}`, `--port=${port}`, `--db-path=${databaseFile}`];
  // Its own group, so that Ctrl-C in a terminal does not end it before the functions have finished.
  const child = spawn(process.execPath, [watcher, dynoxideBinary(), ...place], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  await listening(child);
  child.unref();
  return child;
}

function dynoxideBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  } catch (cause) {
    const advice = 'Install it, or point AWS_ENDPOINT_URL_DYNAMODB to another engine with the DynamoDB API.';
    throw new Error(`The DynamoDB engine ${name} is not installed. ${advice}`, { cause });
  }
}

/** @throws {Error} with its output when it ends, or does not start in time. */
async function listening(child: ChildProcess): Promise<void> {
  let said = '';
  const limit = setTimeout(() => child.kill(), START_LIMIT_MS);
  const chunks = child.stderr?.iterator({ destroyOnReturn: false }) ?? [];
  for await (const chunk of chunks) {
    said += chunk;
    if (said.includes('listening on')) break;
  }
  clearTimeout(limit);
  if (!said.includes('listening on')) throw new Error(`Dynoxide did not start: ${said}`);
  child.stderr?.resume();
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.ref();
  child.stdin?.end();
  await once(child, 'exit');
}
