import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { AwsError } from '../aws/error.ts';
import {
  type InstanceSettings,
  type InvocationOutcome,
  type LambdaInstance,
  LoadFailure,
  startInstance,
} from './lambda-instance.ts';
import type { BudgetedThread, ThreadBudget } from './lambda-thread-budget.ts';

/** What a function is started from; resolved from the template. */
export interface FunctionSettings extends InstanceSettings {
  /** Events at a time that the template allows; unlimited when undefined. */
  readonly reservedConcurrency: number | undefined;
}

/** A function of the template. */
export interface LambdaFunction {
  readonly name: string;
  readonly arn: string;
  readonly timeoutSeconds: number;
  /**
   * Runs one event. @param event JSON text
   * @param whenBusy `refuse` throws Lambda's `TooManyRequestsException` when the reserved concurrency is used up; `wait` waits.
   */
  invoke(event: string, whenBusy?: 'wait' | 'refuse'): Promise<InvocationOutcome & { readonly requestId: string }>;
  /** Uses new settings from the next event on; running events finish on the old ones. */
  replace(settings: FunctionSettings): void;
  /** Finishes the running events, then ends the threads. */
  stop(): Promise<void>;
}

/** What a function shares with the others of the site. */
export interface SharedByFunctions {
  readonly budget: ThreadBudget;
  /** @param milliseconds how long the handler ran, loading not counted */
  readonly onInvocation: (name: string, outcome: 'success' | 'error' | 'throttle', milliseconds: number) => void;
}

/** Threads per function: a laptop is no region. */
const MOST_INSTANCES = 4;
const IDLE_LIMIT_MS = 5 * 60_000;

type Slot = {
  instance: Promise<LambdaInstance>;
  version: string;
  idleSince: number;
  busy: boolean;
  thread: BudgetedThread;
};

/** Creates a function; its threads start with the first events and end when they were idle for long. */
export function createFunction(initial: FunctionSettings, { onInvocation, budget }: SharedByFunctions): LambdaFunction {
  let settings = initial;
  let generation = 0;
  const slots = new Set<Slot>();
  const waiting: (() => void)[] = [];
  const busy = () => [...slots].filter((slot) => slot.busy).length;
  const limit = () => Math.min(MOST_INSTANCES, settings.reservedConcurrency ?? MOST_INSTANCES);
  const janitor = setInterval(retireIdle, IDLE_LIMIT_MS / 5);
  janitor.unref();

  /** Changes when the code does: a bundler that writes in place needs no restart. */
  const versionNow = () => `${generation} ${modifiedAt(settings)}`;

  function forget(slot: Slot): void {
    slots.delete(slot);
    budget.ended(slot.thread);
  }

  function retire(slot: Slot): void {
    forget(slot);
    slot.instance.then(
      (instance) => instance.stop(),
      () => undefined,
    );
  }

  function retireIdle(): void {
    for (const slot of slots) if (!slot.busy && Date.now() - slot.idleSince > IDLE_LIMIT_MS) retire(slot);
  }

  function freeSlot(): Slot | undefined {
    const version = versionNow();
    for (const slot of [...slots].filter((each) => !each.busy)) {
      if (slot.version === version) return slot;
      retire(slot);
    }
    if (busy() >= limit()) return undefined;
    const slot: Slot = {
      instance: startInstance(settings),
      version,
      idleSince: Date.now(),
      busy: false,
      thread: { idleSince: () => (slot.busy ? undefined : slot.idleSince), retire: () => retire(slot) },
    };
    slots.add(slot);
    budget.started(slot.thread);
    return slot;
  }

  async function takeSlot(whenBusy: 'wait' | 'refuse'): Promise<Slot> {
    const { reservedConcurrency } = settings;
    for (;;) {
      const slot = freeSlot();
      if (slot) {
        slot.busy = true;
        return slot;
      }
      if (whenBusy === 'refuse' && reservedConcurrency !== undefined && busy() >= reservedConcurrency) {
        onInvocation(settings.functionName, 'throttle', 0);
        throw new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  async function runIn(slot: Slot, requestId: string, event: string): Promise<InvocationOutcome> {
    try {
      const instance = await slot.instance;
      const started = performance.now();
      const deadline = Date.now() + settings.timeoutSeconds * 1000;
      const outcome = await instance.invoke({ requestId, event, deadline });
      onInvocation(settings.functionName, 'error' in outcome ? 'error' : 'success', performance.now() - started);
      if (!instance.alive) forget(slot);
      return outcome;
    } catch (error) {
      forget(slot);
      onInvocation(settings.functionName, 'error', 0);
      if (error instanceof LoadFailure) return { error: error.error };
      throw error;
    } finally {
      slot.busy = false;
      slot.idleSince = Date.now();
      waiting.shift()?.();
    }
  }

  return {
    name: initial.functionName,
    arn: initial.functionArn,
    get timeoutSeconds() {
      return settings.timeoutSeconds;
    },
    invoke: async (event, whenBusy = 'wait') => {
      const requestId = randomUUID();
      return { ...(await runIn(await takeSlot(whenBusy), requestId, event)), requestId };
    },
    replace: (replacement) => {
      settings = replacement;
      generation += 1;
    },
    stop: async () => {
      clearInterval(janitor);
      while (busy() > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.allSettled([...slots].map(async (slot) => (await slot.instance).stop()));
      slots.clear();
    },
  };
}

function modifiedAt({ directory, handler }: FunctionSettings): number {
  const path = `${directory}/${handler.replace(/\.[^./]*$/, '')}`;
  for (const extension of ['.js', '.mjs', '.cjs']) {
    const status = statSync(path + extension, { throwIfNoEntry: false });
    if (status) return status.mtimeMs;
  }
  return 0;
}
