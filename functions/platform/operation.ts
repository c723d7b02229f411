import { Refusal, writeRefusal, writeSuccess } from '../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { validate } from './validate.ts';

/**
 * Makes the Lambda handler of a back-office operation: no route, invoked by operators with IAM rights (design §10.12).
 * The event is the request itself and the answer is the reply's body; a bug fails the invocation.
 */
export function operation<E extends Endpoint & { caller: 'ops' }, Clients>(
  entry: E,
  clients: Clients,
  handle: (request: RequestOf<E>, clients: Clients) => Promise<ResponseOf<E>>,
) {
  return async (event: unknown) => {
    try {
      const data = await handle(validate<E['request']>(entry.request, event), clients);
      return writeSuccess(entry.dialect, entry.response.parse(data));
    } catch (error) {
      if (error instanceof Refusal) return writeRefusal(entry.dialect, error);
      throw error;
    }
  };
}
