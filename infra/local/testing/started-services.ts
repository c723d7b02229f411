import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createResolver } from '../core/assembly/resolver.ts';
import { rolePrincipal } from '../core/authorization.ts';
import type { Reports, Service, Site } from '../core/counterpart.ts';
import { createGateway } from '../core/gateway/gateway.ts';
import { listenOnLoopback } from '../core/http/loopback.ts';
import { createMetrics } from '../core/metrics.ts';
import { createPorts } from '../core/ports.ts';
import { createSite, startServices } from '../core/site.ts';
import { createPositions, openStateDatabase } from '../core/state/database.ts';
import { createJudge } from '../iam/judge.ts';
import { collectPolicies } from '../iam/policies.ts';
import { createKeyring } from '../iam/principals.ts';
import { aPlace, aStack, quiet, type Resources, types } from './stack.ts';

/** How services of a test are started. */
export interface StartOptions {
  /** A folder of an earlier run, to start from its state. */
  readonly directory?: string;
  readonly clock?: number;
  /** Prepares what services find at each other's ports, in place of services that are not started. */
  readonly prepare?: (site: Site) => void;
}

/**
 * Starts some services with these resources behind a gateway, without the rest of a site. All ends with the test.
 * @returns settings for the SDK's clients: as the operator, or as a role of the template.
 */
export async function startedServices(
  services: readonly Service[],
  resources: Resources,
  overrides: StartOptions = {},
) {
  const directory = overrides.directory ?? (await mkdtemp(join(tmpdir(), 'services-')));
  const running = new AsyncDisposableStack();
  if (!overrides.directory) running.defer(() => rm(directory, { recursive: true, force: true }));
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await running.disposeAsync();
    isStopped = true;
  };
  onTestFinished(stop);
  const database = openStateDatabase(join(directory, 'state.db'));
  running.defer(() => database.close());
  let answer: ReturnType<typeof createGateway> | undefined;
  const gateway = await listenOnLoopback(0, (request, response) => answer?.(request, response));
  running.defer(() => gateway.close());

  const place = { ...aPlace, gatewayUrl: gateway.url };
  const ports = createPorts();
  const Resources = Object.fromEntries(
    Object.entries(resources).map(([id, [Type, Properties = {}]]) => [id, { Type, Properties }]),
  );
  const dynamicReference = (reference: string) => ports.get('dynamicReference', reference);
  const resolver = createResolver([aStack('Site', { Resources })], { place, types, dynamicReference });
  const judge = createJudge(collectPolicies(resolver, types, place), place.accountId, quiet);
  const keyring = createKeyring('seed', place.accountId);
  const metrics = createMetrics();
  const positions = createPositions(database);
  const options = {
    assemblyDirectory: directory,
    stateDirectory: directory,
    port: 0,
    ...(overrides.clock !== undefined && { queueClock: overrides.clock }),
  };
  const site = createSite({
    options,
    place,
    log: quiet,
    metrics,
    database,
    positions,
    resolver,
    keyring,
    judge,
    ports,
  });
  overrides.prepare?.(site);
  const started = await startServices(services, site, running);
  answer = createGateway({
    keyring,
    judge,
    wires: Object.fromEntries(started.map(({ service, counterpart }) => [service.name, counterpart.wire])),
  });
  running.defer(async () => {
    for (const { counterpart } of started) await counterpart.rest?.();
  });
  for (const { counterpart } of started) await counterpart.run?.();

  const reports: Reports = Object.assign({}, ...started.map(({ counterpart }) => counterpart.reports ?? {}));
  const settings = { region: place.region, endpoint: gateway.url, maxAttempts: 1, credentials: keyring.operator };
  return {
    site,
    directory,
    url: gateway.url,
    settings,
    settingsOf: (roleName: string) => ({
      ...settings,
      credentials: keyring.issue(rolePrincipal(`arn:aws:iam::${place.accountId}:role/${roleName}`)),
    }),
    /** What the services show and take under `/__local/`. */
    reports: {
      json: (name: string, query: Record<string, string> = {}): unknown =>
        reports.json?.[name]?.(new URLSearchParams(query)),
      write: (name: string, given: unknown): unknown => reports.writes?.[name]?.(given),
      file: async (name: string, query: URLSearchParams) => reports.files?.[name]?.(query),
      page: async (name: string, query = new URLSearchParams()): Promise<string> =>
        (await reports.pages?.[name]?.(query))?.content.html ?? '',
    },
    stop,
  };
}
