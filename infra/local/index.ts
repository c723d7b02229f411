import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { type ControlledSite, controlPrefix, createControl } from './control/control.ts';
import { type AssemblyStack, readAssembly } from './core/assembly/assembly.ts';
import { assemblyShape } from './core/assembly/assembly-shape.ts';
import type { Place } from './core/assembly/resource-type.ts';
import type { SiteOptions } from './core/counterpart.ts';
import { createGateway } from './core/gateway/gateway.ts';
import { type LoopbackServer, listenOnLoopback } from './core/http/loopback.ts';
import { createMetrics } from './core/metrics.ts';
import { createPorts } from './core/ports.ts';
import { createSite, siteResolver, startServices } from './core/site.ts';
import { type RunningStandIn, type StandIn, standInFor } from './core/stand-in.ts';
import { createPositions, openStateDatabase } from './core/state/database.ts';
import { closeToOthers, type LocalAccess, readSeed, writeStateFiles } from './core/state/files.ts';
import { demandFilledConditionKeys } from './iam/condition-keys.ts';
import { createJudge } from './iam/judge.ts';
import { collectPolicies } from './iam/policies.ts';
import { createKeyring } from './iam/principals.ts';
import { iamTypes } from './iam/types.ts';
import { services } from './services/index.ts';

/** A running site. */
export interface Site {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** Finishes what is under way and ends everything that was started. What queues hold stays for the next start. */
  stop(): Promise<void>;
  /**
   * Takes the functions' code and settings from an assembly that was synthesized again.
   * @returns names of the functions that changed, or `restart` when more than functions changed.
   */
  reload(assemblyDirectory: string): readonly string[] | 'restart';
}

const accountId = '000000000000';
const region = 'us-east-1';
const consoleLog = { info: console.info, warn: console.warn };
const types = [...iamTypes, ...services.flatMap((service) => service.types)];

/**
 * Starts a local counterpart of every resource in a synthesized assembly, except of types without a local meaning. It knows the
 * template, and nothing of the code behind it.
 * @throws {Error} saying what to do: the port or the state is taken, the assembly is missing or names something unknown.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  // Functions run in UTC on Lambda, and threads have the time zone of their process.
  process.env.TZ = 'UTC';
  closeToOthers(options.stateDirectory);
  const stacks = readAssembly(options.assemblyDirectory);
  let ready: ControlledSite | undefined;
  const standIns: (StandIn & RunningStandIn)[] = [];
  const front = await listenOnLoopback(
    options.port,
    frontListener(() => ready, standIns),
  );
  const running = new AsyncDisposableStack();
  try {
    for (const standIn of options.standIns ?? []) {
      const { stateDirectory, queueClock: clock = 1 } = options;
      const { answer, stop } = await standIn.start({ port: front.port, stateDirectory, clock });
      running.defer(stop);
      standIns.push({ ...standIn, answer, stop });
    }
    ready = await startBehind(front, stacks, options, running);
  } catch (error) {
    await front.close();
    await running.disposeAsync();
    throw error;
  }
  const { site, started } = ready;
  const shape = assemblyShape(stacks, types);
  return {
    url: `http://localhost:${front.port}`,
    stop: async () => {
      await front.close();
      await running.disposeAsync();
    },
    reload: (assemblyDirectory) => {
      const fresh = readAssembly(assemblyDirectory);
      if (assemblyShape(fresh, types) !== shape) return 'restart';
      const resolver = siteResolver(fresh, types, site);
      return started.flatMap(({ counterpart }) => counterpart.reload?.(resolver) ?? []);
    },
  };
}

/** Starts everything behind the site's own port. What is pushed on `running` ends in reverse order. */
async function startBehind(
  front: LoopbackServer,
  stacks: readonly AssemblyStack[],
  options: SiteOptions,
  running: AsyncDisposableStack,
): Promise<ControlledSite> {
  const { stateDirectory, log = consoleLog } = options;
  const database = openStateDatabase(join(stateDirectory, 'state.db'));
  running.defer(() => database.close());

  let answerGateway: RequestListener | undefined;
  const gateway = await listenOnLoopback(0, (request, response) => answerGateway?.(request, response));
  running.defer(() => gateway.close());
  const visitorHost = `localhost:${options.visitorPort ?? front.port}`;
  const place: Place = { accountId, region, gatewayUrl: gateway.url, siteHost: `localhost:${front.port}`, visitorHost };
  const ports = createPorts();
  const resolver = siteResolver(stacks, types, { place, ports });
  const policies = collectPolicies(resolver, types, place);
  demandFilledConditionKeys(policies);
  const keyring = createKeyring(readSeed(stateDirectory), accountId);
  const judge = createJudge(policies, accountId, log);
  const positions = createPositions(database);
  const metrics = createMetrics();
  const site = createSite({ options, place, log, metrics, database, positions, resolver, keyring, judge, ports });

  for (const type of iamTypes) site.declared(type);
  const started = await startServices(services, site, running);
  const wires = Object.fromEntries(started.map(({ service, counterpart }) => [service.name, counterpart.wire]));
  answerGateway = createGateway({ keyring, judge, wires });
  ports.provide('front', (part) => (part === 'gateway' ? answerGateway : undefined));
  running.defer(async () => {
    await Promise.all(started.map(({ counterpart }) => counterpart.rest?.()));
  });
  for (const { counterpart } of started) await counterpart.run?.();

  const reachable = Object.keys(wires).filter((name) => wires[name]);
  const access: LocalAccess = {
    region,
    credentials: keyring.operator,
    operator: keyring.holder(keyring.operator.accessKeyId)?.id ?? '',
    endpoints: Object.fromEntries(reachable.map((name) => [name, gateway.url])),
  };
  writeStateFiles(stateDirectory, resolver.outputs(), access);
  await options.beforeReady?.(front.port);
  return { site, started, access };
}

function frontListener(
  ready: () => ControlledSite | undefined,
  standIns: readonly (StandIn & RunningStandIn)[],
): RequestListener {
  const control = createControl(ready, standIns);
  return (request, response) => {
    const standIn = standInFor(request, standIns);
    if (standIn) return standIn.answer(request, response);
    if (request.url?.startsWith(controlPrefix)) return control(request, response);
    const site = ready()?.site;
    const ofBucket = site?.ports.find('bucketOfHost', request.headers.host ?? '');
    const listener = site?.ports.find('front', ofBucket === undefined ? 'site' : 'gateway');
    if (listener) return listener(request, response);
    response.writeHead(site ? 404 : 503, { 'content-type': 'text/plain', ...(site ? {} : { 'retry-after': '1' }) });
    response.end(site ? 'The template has neither a distribution nor an API.\n' : 'The local site is starting.\n');
  };
}
