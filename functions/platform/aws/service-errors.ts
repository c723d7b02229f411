/** The call of an AWS service during which an error occurred. */
export interface ServiceCall {
  readonly service: string;
  readonly operation: string;
  /** The stack of our call: a network error has only a stack of its own. */
  readonly frames: string;
}

const calls = new WeakMap<Error, ServiceCall>();

/** The call during which an error occurred, or undefined for any other error. */
export function serviceCallOf(error: Error): ServiceCall | undefined {
  return calls.get(error);
}

/** The part of an SDK client that is used here; every client has it. */
export interface DescribedClient {
  readonly middlewareStack: {
    add(middleware: SdkMiddleware, options: { step: 'initialize'; name: string; override: boolean }): void;
  };
}

type SdkMiddleware = <Args, Result>(
  next: (args: Args) => Promise<Result>,
  context: { readonly clientName?: string; readonly commandName?: string },
) => (args: Args) => Promise<Result>;

/** Keeps service and operation with every error of a client, for the log. */
export function describedClient<Client extends DescribedClient>(client: Client): Client {
  client.middlewareStack.add(
    (next, { clientName = '', commandName = '' }) =>
      async (args) => {
        const { stack = '' } = new Error();
        try {
          return await next(args);
        } catch (error) {
          const [service, operation] = [clientName.replace(/Client$/, ''), commandName.replace(/Command$/, '')];
          if (error instanceof Error) calls.set(error, { service, operation, frames: stack });
          throw error;
        }
      },
    { step: 'initialize', name: 'describedClient', override: true },
  );
  return client;
}
