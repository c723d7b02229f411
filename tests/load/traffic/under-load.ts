import autocannon from 'autocannon';

/** Calls that are alike, at a rate. */
export interface Traffic {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  /** A body of each call; without, calls have none. */
  readonly body?: () => string;
  /** Calls a second: below what the contract lets through. As many as there can be, unless stated. */
  readonly perSecond?: number;
  readonly seconds: number;
  /** Calls of one visitor, after whom another comes from another address. As many as one connection takes, unless stated. */
  readonly callsOfOne?: number;
}

/** How calls were answered. Times in milliseconds, from the moment at which a call was due. */
export interface Answers {
  readonly perSecond: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly slowest: number;
  /** Calls that were refused, or not answered. */
  readonly failed: number;
}

/** As many visitors as call at once. */
const connections = 20;

/** Sends traffic to a site, under the host that it has. @param url where it is reached, `host` the name by which it knows itself */
export async function underLoad(url: string, host: string, traffic: Traffic): Promise<Answers> {
  const { path, method = 'GET', body, perSecond, seconds, callsOfOne } = traffic;
  const headers = { host, ...(body && { 'content-type': 'application/json' }) };
  let refused = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    ...(callsOfOne !== undefined && { reconnectRate: callsOfOne }),
    requests: [
      {
        path,
        method,
        headers,
        ...(body && { setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }),
        onResponse: (status: number, text: string) => {
          if (status >= 300 || /"(status|code)":"?-?1"?[,}]/.test(text)) refused += 1;
        },
      },
    ],
  });
  const { p50, p90, p99, max: slowest } = result.latency;
  const failed = refused + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p50, p90, p99, slowest, failed };
}
