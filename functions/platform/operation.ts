import type { Context } from 'aws-lambda';
import { Refusal, writeRefusal, writeSuccess } from '../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { accountFor } from './accounting.ts';
import { describeError, log } from './log.ts';
import { validate } from './validate.ts';

/**
 * Makes the Lambda handler of a back-office operation: no route, invoked by operators with IAM rights (design §10.12).
 * The event is the request itself and the answer is the reply's body. A bug fails the invocation; the log names where it
 * happened, and what the error said stays out of it.
 */
export function operation<E extends Endpoint & { caller: 'ops' }, Clients>(
  entry: E,
  clients: Clients,
  handle: (request: RequestOf<E>, clients: Clients) => Promise<ResponseOf<E>>,
) {
  return async (event: unknown, { awsRequestId: requestId }: Context) => {
    const startedAt = performance.now();
    try {
      const data = await handle(validate<E['request']>(entry.request, event), clients);
      const reply = writeSuccess(entry.dialect, entry.response.parse(data));
      accountFor({ requestId, startedAt, httpStatus: 200, refused: false });
      return reply;
    } catch (error) {
      const refused = error instanceof Refusal;
      accountFor({ requestId, startedAt, httpStatus: refused ? 200 : 500, refused });
      if (refused) return writeRefusal(entry.dialect, error);
      log('request.failed', { requestId, ...describeError(error) });
      throw new Error(`The operation failed; its log has more under request ${requestId}`);
    }
  };
}
