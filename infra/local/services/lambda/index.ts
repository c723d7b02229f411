import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Resolver } from '../../core/assembly/resolver.ts';
import { rolePrincipal } from '../../core/authorization.ts';
import type { Counterpart, Reports, Service, Site } from '../../core/counterpart.ts';
import { tableSection } from '../../core/html.ts';
import { type Metrics, statisticOf } from '../../core/metrics.ts';
import type { Running } from '../../core/until-stopped.ts';
import { startAsynchronousInvocations } from './async.ts';
import { createCrashes } from './crashes.ts';
import { startEventSourceMapping } from './event-source-mapping.ts';
import { createFunction, type SharedByFunctions } from './function.ts';
import { createFunctionLogs } from './function-logs.ts';
import { mappingType } from './mapping.ts';
import { permissionType } from './permission.ts';
import { functionType, settingsOf } from './settings.ts';
import { createThreadBudget } from './thread-budget.ts';
import { createLambdaWire } from './wire.ts';

/** Lambda: functions in threads, their mappings of queues and streams, and the queue of asynchronous invocations. */
export const lambda: Service = { name: 'lambda', types: [functionType, permissionType, mappingType], start };

async function start(site: Site): Promise<Counterpart> {
  const { options, ports, metrics, judge, declared } = site;
  // What a thread left in its temporary folder does not outlive its process on AWS either.
  rmSync(join(options.stateDirectory, 'tmp'), { recursive: true, force: true });
  const roles = new Map(declared(functionType).map(({ resource, properties }) => [resource.name, properties.Role]));
  for (const role of roles.values()) await judge.demandTrust(role, 'lambda.amazonaws.com');

  const logs = createFunctionLogs(join(options.stateDirectory, 'logs'));
  const onOutput = (name: string, line: string) => {
    logs.append(name, line);
    metrics.readLogLine(line);
  };
  const settingsIn = (resolver: Resolver) =>
    resolver.resources(functionType.type).map((resource) => settingsOf(resource, site, resolver, onOutput));
  const shared: SharedByFunctions = { budget: createThreadBudget(), onInvocation: measured(metrics) };
  const functions = new Map(settingsIn(site.resolver).map((each) => [each.functionName, createFunction(each, shared)]));
  const find = (nameOrArn: string) => functions.get(nameOrArn.split(':function:').at(-1)?.split(':')[0] ?? '');
  const deadLetters = await readDeadLetters(site);
  const asynchronous = startAsynchronousInvocations([...functions.values()], site, deadLetters);

  ports.provide('function', (nameOrArn) => {
    const found = find(nameOrArn);
    return found && { name: found.name, arn: found.arn, invoke: found.invoke };
  });
  ports.provide('sender', (arn) => {
    const found = arn.startsWith('arn:aws:lambda:') ? find(arn) : undefined;
    return found && ((event) => asynchronous.send(found.name, event));
  });
  const running: Running[] = [asynchronous];

  return {
    wire: createLambdaWire({ find, sendAsynchronously: asynchronous.send }),
    reports: reportsOf(logs, metrics, createCrashes(find)),
    run: async () => {
      for (const mapping of declared(mappingType)) {
        const lambda = find(mapping.properties.FunctionName);
        if (!lambda) throw new Error(`The template has no function ${mapping.properties.FunctionName}`);
        running.push(await startEventSourceMapping(mapping, { lambda, roleArn: roles.get(lambda.name) ?? '' }, site));
      }
    },
    rest: () => Promise.all(running.map((each) => each.stop())),
    stop: async () => {
      await Promise.all([...functions.values()].map((each) => each.stop()));
      await logs.close();
    },
    reload: (fresh) => {
      const changed = settingsIn(fresh).filter((each) => functions.get(each.functionName)?.replace(each));
      return changed.map(({ functionName }) => functionName);
    },
  };
}

/**
 * The dead-letter queues of functions. @throws {Error} as Lambda refuses a function whose role may not send to its queue, and for
 * a queue that is not there
 */
async function readDeadLetters({ judge, ports, declared }: Site) {
  const queues = new Map<string, string>();
  for (const { resource, properties } of declared(functionType)) {
    const arn = properties.DeadLetterConfig?.TargetArn;
    if (arn === undefined) continue;
    await judge.demand(rolePrincipal(properties.Role), [{ action: 'sqs:SendMessage', resource: arn }]);
    ports.get('queue', arn);
    queues.set(resource.name, arn);
  }
  return (functionName: string) => ports.find('sender', queues.get(functionName) ?? '');
}

/** Records invocations under the names that Lambda gives its metrics. */
function measured(metrics: Metrics): SharedByFunctions['onInvocation'] {
  return (FunctionName, outcome, milliseconds) => {
    const record = (name: string, unit: string, value: number) =>
      metrics.record({ namespace: 'AWS/Lambda', name, unit, dimensions: { FunctionName } }, value);
    record('Invocations', 'Count', 1);
    record('Errors', 'Count', outcome === 'error' ? 1 : 0);
    record('Duration', 'Milliseconds', milliseconds);
  };
}

function reportsOf(
  logs: ReturnType<typeof createFunctionLogs>,
  metrics: Metrics,
  crashes: ReturnType<typeof createCrashes>,
): Reports {
  const rows = () =>
    metrics
      .series()
      .filter(({ namespace, name }) => namespace === 'AWS/Lambda' && name === 'Duration')
      .map(({ dimensions, points }) => {
        const errors = metrics.find('AWS/Lambda', 'Errors', dimensions)?.points ?? [];
        const slow = Math.round(statisticOf(points, 'p95') ?? 0);
        const count = statisticOf(points, 'SampleCount') ?? 0;
        return [dimensions.FunctionName ?? '', count, statisticOf(errors, 'Sum') ?? 0, slow];
      });
  return {
    json: {
      'logs.json': (query) => logs.recent(query.get('function') ?? undefined),
      'function-crashes.json': crashes.all,
    },
    writes: { 'function-crashes.json': crashes.crash },
    overview: () => {
      const headings = ['Function', 'Invocations', 'Errors', 'p95 in ms'];
      return tableSection('Functions, last three hours', headings, rows(), 'No function has run yet.');
    },
  };
}
