/** What a function's thread is started with. */
export interface ThreadData {
  /** Directory of the unpacked bundle: `LAMBDA_TASK_ROOT`. */
  readonly directory: string;
  /** `index.handler` */
  readonly handler: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
  /** 1 while an event runs; at 0 the thread is frozen. */
  readonly gate: Int32Array;
}

/**
 * One invocation, as it goes to the thread. Events travel as JSON text, as they do on AWS. The thread answers with an
 * `InvocationOutcome`; its first one, before any invocation, says how loading the handler went.
 */
export interface InvocationMessage {
  readonly requestId: string;
  readonly event: string;
  /** Milliseconds since the epoch at which the invocation times out. */
  readonly deadline: number;
}

/** Exit status of a thread that used more memory than its function has: that of a process ended by SIGKILL. */
export const KILLED = 137;
