import type { FunctionError } from '../../core/ports.ts';

/** What a function's thread is started with. */
export interface ThreadData {
  /** Directory of the unpacked bundle: `LAMBDA_TASK_ROOT`. */
  readonly directory: string;
  /** `index.handler` */
  readonly handler: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
}

/** `ThreadData`, and the gate that is open (1) while an event runs. Closed (0), it holds the thread where it is. */
export interface GatedThreadData extends ThreadData {
  readonly gate: SharedArrayBuffer;
}

/** One invocation, as it goes to the thread. Events travel as JSON text, as they do on AWS. */
export interface InvocationMessage {
  readonly requestId: string;
  readonly event: string;
  /** Milliseconds since the epoch when the time-out strikes. */
  readonly deadline: number;
}

/** What the thread reports: that its handler is loaded, that it cannot be, or how an invocation ended. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: FunctionError }
  | { readonly kind: 'answered'; readonly payload: string }
  | { readonly kind: 'threw'; readonly error: FunctionError };

/** Exit status of a thread that used more memory than its function has: that of a process ended by SIGKILL. */
export const KILLED = 137;
