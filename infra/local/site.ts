import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createGateway } from './aws/gateway.ts';
import { createJudge } from './aws/judge.ts';
import { collectPolicies } from './aws/policies.ts';
import { createKeyring } from './aws/principals.ts';
import { createS3Service } from './aws/s3.ts';
import { type AssemblyStack, readAssembly } from './cloudformation/assembly.ts';
import type { Place } from './cloudformation/identities.ts';
import { createResolver } from './cloudformation/resolver.ts';
import { controlPrefix, createControl } from './control/control.ts';
import type { ControlledSite } from './control/controlled-site.ts';
import { createFunctionLogs } from './resources/function-logs.ts';
import { createMetrics } from './resources/metrics.ts';
import { openStateDatabase } from './resources/state-database.ts';
import { assemblyShape } from './site/assembly-shape.ts';
import { startEdge } from './site/edge.ts';
import { type Functions, startFunctions } from './site/functions.ts';
import { gatewayServices } from './site/gateway-services.ts';
import { type LoopbackServer, listenOnLoopback } from './site/loopback.ts';
import { startMessaging } from './site/messaging.ts';
import type { SiteContext, SiteOptions } from './site/options.ts';
import { localAccess, readSeed, writeStateFiles } from './site/state-files.ts';
import { startStorage } from './site/storage.ts';

/** A running site. */
export interface Site {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** Finishes what is under way and ends everything that was started. What queues hold stays for the next start. */
  stop(): Promise<void>;
  /**
   * Takes the functions' code and settings from an assembly that was synthesized anew.
   * @returns names of the functions that changed, or `restart` when more than functions changed.
   */
  reload(assemblyDirectory: string): readonly string[] | 'restart';
}

type ReadySite = ControlledSite & { readonly functions: Functions; readonly context: SiteContext };

const accountId = '000000000000';
const region = 'us-east-1';
const consoleLog = { info: console.info, warn: console.warn };

/**
 * Starts a local counterpart of every resource in a synthesized assembly (design §8). It knows the template, and nothing of
 * the code behind it.
 * @throws {Error} saying what to do: the port or the state is taken, the assembly is missing or names something unknown.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  // Lambda's clock is UTC, and threads share their process's.
  process.env.TZ = 'UTC';
  const stacks = readAssembly(options.assemblyDirectory);
  let ready: ReadySite | undefined;
  const front = await listenOnLoopback(
    options.port,
    frontListener(() => ready),
  );
  const started = new AsyncDisposableStack();
  try {
    ready = await startBehind(front, stacks, options, started);
  } catch (error) {
    await front.close();
    await started.disposeAsync();
    throw error;
  }
  const { context, functions } = ready;
  const shape = assemblyShape(stacks);
  return {
    url: `http://localhost:${front.port}`,
    stop: async () => {
      await front.close();
      await started.disposeAsync();
    },
    reload: (assemblyDirectory) => {
      const fresh = readAssembly(assemblyDirectory);
      if (assemblyShape(fresh) !== shape) return 'restart';
      const { place, runtimeAttributes } = context;
      return functions.reload(createResolver(fresh, place, { parameters: options.parameters, runtimeAttributes }));
    },
  };
}

/** Starts everything behind the site's own port. What is pushed on `started` ends in reverse order. */
async function startBehind(
  front: LoopbackServer,
  stacks: readonly AssemblyStack[],
  options: SiteOptions,
  started: AsyncDisposableStack,
): Promise<ReadySite> {
  const { stateDirectory } = options;
  const database = openStateDatabase(join(stateDirectory, 'state.db'));
  started.defer(() => database.close());

  let answerGateway: RequestListener | undefined;
  const gateway = await listenOnLoopback(0, (request, response) => answerGateway?.(request, response));
  started.defer(() => gateway.close());
  const place: Place = { accountId, region, gatewayUrl: gateway.url, siteHost: `localhost:${front.port}` };
  const runtimeAttributes = new Map<string, string>();
  const context: SiteContext = {
    options,
    place,
    log: options.log ?? consoleLog,
    metrics: createMetrics(),
    keyring: createKeyring(readSeed(stateDirectory), accountId),
    runtimeAttributes,
    resolver: createResolver(stacks, place, { parameters: options.parameters, runtimeAttributes }),
  };
  const storage = await startStorage(context, started);
  const judge = createJudge(collectPolicies(context.resolver), accountId);
  const logs = createFunctionLogs(join(stateDirectory, 'logs'));
  started.defer(() => logs.close());
  const functions = startFunctions(context, logs);
  started.defer(() => functions.stop());
  const messaging = await startMessaging(context, { database, judge, functions, storage });
  started.defer(() => messaging.engine.stop());
  const edge = await startEdge(context, { judge, functions, buses: messaging.buses }, started);

  const services = gatewayServices(context, { storage, messaging, functions, edge });
  answerGateway = createGateway({ keyring: context.keyring, judge, services, s3: createS3Service(edge.buckets) });
  started.defer(() => messaging.rest());
  await messaging.run();
  const access = localAccess(place, context.keyring.operator);
  writeStateFiles(stateDirectory, context.resolver.outputs(), access);
  await options.beforeReady?.();
  return {
    messaging,
    edge,
    judge,
    metrics: context.metrics,
    logs,
    resolver: context.resolver,
    access,
    functions,
    context,
  };
}

function frontListener(site: () => ReadySite | undefined): RequestListener {
  const control = createControl(site);
  return (request, response) => {
    if (request.url?.startsWith(controlPrefix)) return control(request, response);
    const listener = site()?.edge.front;
    if (listener) return listener(request, response);
    const starting = site() === undefined;
    response.writeHead(starting ? 503 : 404, {
      'content-type': 'text/plain',
      ...(starting ? { 'retry-after': '1' } : {}),
    });
    response.end(starting ? 'The local site is starting.\n' : 'The template has neither a distribution nor an API.\n');
  };
}
