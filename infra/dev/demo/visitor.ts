import { readSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestInputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { type Answer, askFrom } from './loopback.ts';

/** Somebody who asks the site, from an address of their own. */
export interface Visitor {
  /** @param path with its query */
  get(path: string): Promise<Answer>;
  /** Posts a body as it is, however wrong. */
  post(endpoint: Endpoint, body: string): Promise<Answer>;
  /** Calls an endpoint. @throws Refusal when it refuses, Error when the answer is not one of its entry */
  call<E extends Endpoint>(endpoint: E, request: RequestInputOf<E>): Promise<ResponseOf<E>>;
}

/** How long a visitor waits for an answer at most. */
const patienceMs = 30_000;

/**
 * @param from an address of this machine
 * @param heard is told of each request whether an answer came
 */
export function visitorAt(siteUrl: string, from: string, heard: (isAnswered: boolean) => void = () => {}): Visitor {
  const ask = async (request: Parameters<typeof askFrom>[2]) => {
    const asked = askFrom(from, siteUrl, request, AbortSignal.timeout(patienceMs));
    asked.then(
      () => heard(true),
      () => heard(false),
    );
    return asked;
  };
  const post: Visitor['post'] = ({ path }, body) =>
    ask({ method: 'POST', path, body, headers: { 'content-type': 'application/json' } });
  return {
    get: (path) => ask({ method: 'GET', path }),
    post,
    call: async (endpoint, request) => {
      const { body } = await post(endpoint, JSON.stringify(request));
      const { data } = readSuccess(endpoint.dialect, JSON.parse(body));
      return endpoint.response.parse(data) as ResponseOf<typeof endpoint>; // parsed by the entry's own schema
    },
  };
}
