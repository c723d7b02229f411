import { randomUUID } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import { limitOf } from '../../core/limits.ts';
import type { InvocationOutcome } from '../../core/ports.ts';
import { type InstanceSettings, LambdaInstance } from './instance.ts';
import type { ThreadBudget } from './thread-budget.ts';

/** A function of the template. */
export type LambdaFunction = ReturnType<typeof createFunction>;

/** What a function shares with the others of the site. */
export interface SharedByFunctions {
  readonly budget: ThreadBudget;
  /** @param milliseconds how long the handler ran, loading not counted */
  readonly onInvocation: (name: string, outcome: 'success' | 'error', milliseconds: number) => void;
}

/** Most threads of one function, as this is one machine. */
export const MOST_INSTANCES = 4;
const IDLE_LIMIT_MS = 5 * 60_000;

/** Creates a function; its threads start with the first events and end when they have been idle for long. */
export function createFunction(initial: InstanceSettings, { onInvocation, budget }: SharedByFunctions) {
  let settings = initial;
  const name = initial.functionName;
  const instances = () => budget.threads().filter((each) => each.settings.functionName === name);
  const idle = (all: readonly LambdaInstance[]) => all.filter(({ idleSince }) => idleSince !== undefined);
  const busy = (all = instances()) => all.length - idle(all).length;
  const janitor = setInterval(() => {
    for (const each of instances())
      if (Date.now() - (each.idleSince ?? Date.now()) > IDLE_LIMIT_MS) void budget.end(each);
  }, IDLE_LIMIT_MS / 5);
  janitor.unref();

  /** An idle thread with the current settings, or a new one where there is room for it. */
  function takeInstance(): LambdaInstance | undefined {
    const all = instances();
    const free = idle(all).find((each) => each.settings === settings);
    if (free) return free;
    for (const outdated of idle(all)) void budget.end(outdated);
    if (busy(all) >= MOST_INSTANCES) return undefined;
    return budget.start(() => new LambdaInstance(settings));
  }

  async function run(instance: LambdaInstance, requestId: string, event: string): Promise<InvocationOutcome> {
    const { outcome, milliseconds } = await instance.invoke(requestId, event);
    const allowed = withinLimit(outcome);
    onInvocation(name, 'error' in allowed ? 'error' : 'success', milliseconds);
    if (instance.alive) budget.changed();
    else void budget.end(instance);
    return allowed;
  }

  return {
    name,
    arn: initial.functionArn,
    get timeoutSeconds() {
      return settings.timeoutSeconds;
    },
    /**
     * Runs one event, when there is a thread for it. @param event JSON text
     * @throws {AwsError} `RequestTooLargeException` for an event above Lambda's limit
     */
    invoke: async (event: string): Promise<InvocationOutcome & { readonly requestId: string }> => {
      demandEventSize(event, 'lambda.event');
      const requestId = randomUUID();
      const outcome = await budget.wait(name, () => {
        const instance = takeInstance();
        return instance && run(instance, requestId, event);
      });
      return { ...outcome, requestId };
    },
    /** Uses new settings from the next event on; running events finish on the old ones. @returns whether anything changed */
    replace: (replacement: InstanceSettings) => {
      const isChanged = JSON.stringify(replacement) !== JSON.stringify(settings);
      if (isChanged) settings = replacement;
      return isChanged;
    },
    /** Ends every thread at once, in the middle of what it does: running events fail. @returns how many events were running */
    crash: () => {
      const all = instances();
      const unused = idle(all);
      for (const each of all) each.crash();
      // A busy one is ended by whoever waits for its outcome.
      for (const each of unused) void budget.end(each);
      return all.length - unused.length;
    },
    /** Finishes the running events, then ends the threads. */
    stop: async () => {
      clearInterval(janitor);
      await budget.wait(name, () => (busy() === 0 ? true : undefined));
      await Promise.all(instances().map((each) => budget.end(each)));
    },
  };
}

/** @throws {AwsError} when an event is larger than Lambda takes. */
export function demandEventSize(event: string, limit: 'lambda.event' | 'lambda.asynchronousEvent'): void {
  const most = limitOf(limit);
  if (Buffer.byteLength(event) > most)
    throw new AwsError('RequestTooLargeException', `Request must be smaller than ${most} bytes for Invoke`, 413);
}

function withinLimit(outcome: InvocationOutcome): InvocationOutcome {
  const most = limitOf('lambda.reply');
  if ('error' in outcome || Buffer.byteLength(outcome.payload) <= most) return outcome;
  const errorMessage = `Response payload size exceeded maximum allowed payload size (${most} bytes).`;
  return { error: { errorType: 'Function.ResponseSizeTooLarge', errorMessage } };
}
