import type { Resolver } from '../cloudformation/resolver.ts';
import type { FunctionLogs } from '../resources/function-logs.ts';
import { createFunction, type LambdaFunction } from '../resources/lambda-function.ts';
import { type DeclaredFunction, readFunction } from '../resources/lambda-settings.ts';
import { createThreadBudget } from '../resources/lambda-thread-budget.ts';
import type { SiteContext } from './options.ts';

/** The functions of the site. */
export interface Functions {
  readonly all: readonly LambdaFunction[];
  /** By name or ARN. */
  find(nameOrArn: string): LambdaFunction | undefined;
  /** @throws when the template has no such function. */
  get(nameOrArn: string): LambdaFunction;
  /** ARN of the role a function runs as. */
  roleOf(lambda: LambdaFunction): string;
  /** Takes code and settings from a newly synthesized assembly; the next event of each changed function uses them. */
  reload(resolver: Resolver): string[];
  stop(): Promise<void>;
}

export function startFunctions(context: SiteContext, logs: FunctionLogs): Functions {
  const { resolver, metrics } = context;
  const onInvocation = (functionName: string, outcome: 'success' | 'error' | 'throttle', milliseconds: number) => {
    const measure = (name: string, unit: string, value: number) =>
      metrics.record({ namespace: 'AWS/Lambda', name, unit, dimensions: { FunctionName: functionName } }, value);
    if (outcome === 'throttle') return measure('Throttles', 'Count', 1);
    measure('Invocations', 'Count', 1);
    measure('Errors', 'Count', outcome === 'error' ? 1 : 0);
    measure('Duration', 'Milliseconds', milliseconds);
  };
  const budget = createThreadBudget();
  const declared = declaredFunctions(resolver, context, logs);
  const byName = new Map(
    [...declared].map(([name, { settings }]) => [name, createFunction(settings, { onInvocation, budget })]),
  );
  const find = (nameOrArn: string) => byName.get(nameOrArn.split(':function:').at(-1)?.split(':')[0] ?? '');

  return {
    all: [...byName.values()],
    find,
    get: (nameOrArn) => {
      const lambda = find(nameOrArn);
      if (!lambda) throw new Error(`The template has no function ${nameOrArn}`);
      return lambda;
    },
    roleOf: ({ name }) => declared.get(name)?.roleArn ?? '',
    reload: (fresh) => {
      const changed: string[] = [];
      for (const [name, replacement] of declaredFunctions(fresh, context, logs)) {
        if (fingerprint(replacement) === fingerprint(declared.get(name))) continue;
        declared.set(name, replacement);
        byName.get(name)?.replace(replacement.settings);
        changed.push(name);
      }
      return changed;
    },
    stop: async () => {
      await Promise.all([...byName.values()].map((lambda) => lambda.stop()));
    },
  };
}

function declaredFunctions(
  resolver: Resolver,
  { keyring, place, metrics }: SiteContext,
  logs: FunctionLogs,
): Map<string, DeclaredFunction> {
  const surroundings = {
    resolver,
    region: place.region,
    gatewayUrl: place.gatewayUrl,
    credentialsOf: (roleArn: string) => keyring.issue({ id: roleArn, context: {} }),
    onOutput: (name: string, line: string) => {
      logs.append(name, line);
      metrics.readLogLine(line);
    },
  };
  return new Map(
    resolver
      .resources('AWS::Lambda::Function')
      .map((resource) => [resource.name, readFunction(resource, surroundings)]),
  );
}

/** Everything about a function but the callback for its output. */
function fingerprint(declared: DeclaredFunction | undefined): string {
  return JSON.stringify(declared);
}
