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

/** One invocation, as it goes to the thread. Events travel as JSON text, as they do on AWS. */
export interface InvocationMessage {
  readonly requestId: string;
  readonly event: string;
  /** Milliseconds since the epoch when the time-out strikes. */
  readonly deadline: number;
}

/** An error in the shape Lambda answers. */
export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** What the thread reports: that its handler is loaded, that it cannot be, or how an invocation ended. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: FunctionError }
  | { readonly kind: 'answered'; readonly payload: string }
  | { readonly kind: 'threw'; readonly error: FunctionError };
