import { type DescribedClient, describedClient } from './service-errors.ts';
import { timeFor } from './time-budget.ts';

/** Milliseconds to connect to a service, and for one request: a service that takes longer is tried again, or given up. */
const connectionTimeout = 1_000;
const requestTimeout = 5_000;

/** Options of every client of an AWS service. By default the SDK waits as long as the other side likes. */
export const serviceOptions = {
  requestHandler: { connectionTimeout, requestTimeout, socketTimeout: requestTimeout, throwOnRequestTimeout: true },
} as const;

interface Handling {
  handle(request: never, options?: { readonly requestTimeout?: number }): Promise<unknown>;
}

/**
 * Makes a client of a service. Each of its requests ends before the function's own time does, so that a function always comes
 * to answer; and its errors name service and operation.
 * @param Client class of the SDK, constructed with `serviceOptions` and what the caller adds
 */
export function serviceClient<
  Client extends DescribedClient & { readonly config: { readonly requestHandler: Handling } },
>(client: Client): Client {
  const { requestHandler } = client.config;
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = async (request, options) =>
    handle(request, { ...options, requestTimeout: timeFor(requestTimeout) });
  return describedClient(client);
}
