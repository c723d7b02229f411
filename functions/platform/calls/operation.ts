import middy, { type MiddlewareObj } from '@middy/core';
import { Refusal, writeRefusal, writeSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { callOutcomes } from '../logging/outcome.ts';
import type { ClientsOf, FunctionDefinition } from '../sheet/function-definition.ts';
import type { FunctionNeeds } from '../sheet/needs.ts';
import { callOf, withinCall } from './call-context.ts';
import { failures } from './failures.ts';
import { validate } from './validate.ts';

type Reply = Record<string, unknown>;

/**
 * Defines a back-office operation: no route, invoked by operators with IAM rights. The event is the request itself and the
 * answer is the reply's body. A bug fails the invocation; the log says where it happened, but not what the error said, which may
 * quote what somebody sent.
 * @param compose called once, when the function starts
 */
export function operation<E extends Endpoint & { readonly caller: 'ops' }, const Needs extends FunctionNeeds>(
  entry: E,
  needs: Needs,
  compose: (clients: ClientsOf<Needs>) => (request: RequestOf<E>) => Promise<ResponseOf<E>>,
): FunctionDefinition<ClientsOf<Needs>, unknown, Reply> {
  return {
    needs,
    start: (clients) => {
      const handle = compose(clients);
      const chain = middy<unknown, Reply>(async (event: unknown) => {
        const data = await handle(validate<E['request']>(entry.request, event));
        return writeSuccess(entry.dialect, entry.response.parse(data));
      })
        .use(callOutcomes(() => 200))
        .use(failures('The operation'))
        .use(refusals(entry));
      return (event, context) => {
        return withinCall(callOf(context), () => chain(event, context));
      };
    },
  };
}

function refusals({ dialect }: Endpoint): MiddlewareObj<unknown, Reply> {
  return {
    onError: (request) => {
      if (request.error instanceof Refusal) request.response = writeRefusal(dialect, request.error);
    },
  };
}
