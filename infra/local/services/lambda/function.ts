import { randomUUID } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import { limitOf } from '../../core/limits.ts';
import type { InvocationOutcome } from '../../core/ports.ts';
import { type InstanceSettings, type LambdaInstance, LoadFailure, startInstance } from './instance.ts';
import type { BudgetedThread, ThreadBudget } from './thread-budget.ts';

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
   * @throws {AwsError} `RequestTooLargeException` for an event above Lambda's limit
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
export const MOST_INSTANCES = 4;
const IDLE_LIMIT_MS = 5 * 60_000;

/** A thread of the function. It starts with its first event, and loads the settings of that moment. */
class Slot implements BudgetedThread {
  busy = false;
  readonly generation: number;
  readonly #settings: FunctionSettings;
  readonly #forget: () => void;
  #instance: Promise<LambdaInstance> | undefined;
  #idleSince = Date.now();

  /** @param forget called when the thread is to take no more events */
  constructor(settings: FunctionSettings, generation: number, forget: () => void) {
    this.#settings = settings;
    this.generation = generation;
    this.#forget = forget;
  }

  idleSince(): number | undefined {
    return this.busy ? undefined : this.#idleSince;
  }

  /** @returns how the event ended, for how long the handler ran, and whether the thread can take another. */
  async run(requestId: string, event: string): Promise<{ outcome: InvocationOutcome; ms: number; alive: boolean }> {
    try {
      this.#instance ??= startInstance(this.#settings);
      const instance = await this.#instance;
      const started = performance.now();
      const deadline = Date.now() + this.#settings.timeoutSeconds * 1_000;
      const outcome = withinLimit(await instance.invoke({ requestId, event, deadline }));
      return { outcome, ms: performance.now() - started, alive: instance.alive };
    } catch (error) {
      if (!(error instanceof LoadFailure)) throw error;
      return { outcome: { error: error.error }, ms: 0, alive: false };
    } finally {
      this.#idleSince = Date.now();
    }
  }

  async retire(): Promise<void> {
    this.#forget();
    const instance = await this.#instance?.catch(() => undefined);
    await instance?.stop();
  }
}

/** Creates a function; its threads start with the first events and end when they were idle for long. */
export function createFunction(initial: FunctionSettings, { onInvocation, budget }: SharedByFunctions): LambdaFunction {
  let settings = initial;
  let generation = 0;
  const slots = new Set<Slot>();
  const busy = () => [...slots].filter((slot) => slot.busy).length;
  const limit = () => Math.min(MOST_INSTANCES, settings.reservedConcurrency ?? MOST_INSTANCES);
  const janitor = setInterval(() => {
    for (const slot of slots) if (Date.now() - (slot.idleSince() ?? Date.now()) > IDLE_LIMIT_MS) void retire(slot);
  }, IDLE_LIMIT_MS / 5);
  janitor.unref();

  async function retire(slot: Slot): Promise<void> {
    await slot.retire();
    budget.release(slot);
  }

  /** A thread that waits for work with the settings of now, or a new one where there is room for it. */
  function takeSlot(): Slot | undefined {
    const free = [...slots].filter((slot) => !slot.busy);
    for (const outdated of free.filter((slot) => slot.generation !== generation)) void retire(outdated);
    const slot = free.find((each) => each.generation === generation) ?? newSlot();
    if (slot) slot.busy = true;
    return slot;
  }

  function newSlot(): Slot | undefined {
    if (busy() >= limit()) return undefined;
    const slot: Slot = new Slot(settings, generation, () => slots.delete(slot));
    if (!budget.reserve(slot)) return undefined;
    slots.add(slot);
    return slot;
  }

  function demandConcurrency(): void {
    const { reservedConcurrency, functionName } = settings;
    if (reservedConcurrency === undefined || busy() < reservedConcurrency) return;
    onInvocation(functionName, 'throttle', 0);
    throw new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);
  }

  async function run(slot: Slot, requestId: string, event: string): Promise<InvocationOutcome> {
    let alive = false;
    try {
      const ended = await slot.run(requestId, event);
      alive = ended.alive;
      onInvocation(settings.functionName, 'error' in ended.outcome ? 'error' : 'success', ended.ms);
      return ended.outcome;
    } finally {
      slot.busy = false;
      if (alive) budget.changed();
      else void retire(slot);
    }
  }

  return {
    name: initial.functionName,
    arn: initial.functionArn,
    get timeoutSeconds() {
      return settings.timeoutSeconds;
    },
    invoke: async (event, whenBusy = 'wait') => {
      demandEventSize(event, 'lambda.event');
      if (whenBusy === 'refuse') demandConcurrency();
      const requestId = randomUUID();
      const slot = await budget.wait(takeSlot);
      return { ...(await run(slot, requestId, event)), requestId };
    },
    replace: (replacement) => {
      settings = replacement;
      generation += 1;
    },
    stop: async () => {
      clearInterval(janitor);
      await budget.wait(() => (busy() === 0 ? true : undefined));
      await Promise.all([...slots].map(retire));
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
