import middy, { type MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import { writeRefusal, writeSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type Audited, auditedAs, type Trail } from '../audit/audit.ts';
import { type Capability, type ClientsOf, type MarksOf, openAll, type Uses } from '../capability.ts';
import type { EndpointDefinition } from '../function-definition.ts';
import { callOutcomes } from '../logging/outcome.ts';
import { callOf, withinCall } from './call-context.ts';
import { failures } from './failures.ts';
import { validate } from './validate.ts';

type Reply = Record<string, unknown>;

/** What operators answer for: writing, opening what is sealed, announcing, sending mail. */
type Answerable = 'writes' | 'opens' | 'sends' | `emits ${string}`;

/** An operation that does one of these, and no other, is audited: its entry says as what. */
type AuditedAs<E, U extends Uses> =
  'audits' extends MarksOf<U>
    ? E extends { readonly audits: string }
      ? unknown
      : { readonly 'the contract says otherwise': 'audits' }
    : [Extract<MarksOf<U>, Answerable>] extends [never]
      ? E extends { readonly audits: string }
        ? { readonly 'the contract says otherwise': 'audits' }
        : unknown
      : { readonly 'operators answer for this': 'audits' };

/** Clients of an operation: `audited` records what is done under the action of its entry. */
type OperationClients<U extends Uses> = {
  readonly [Name in keyof U]: U[Name] extends Capability<Trail<infer Grants>, string>
    ? Audited<Grants>
    : ClientsOf<U>[Name];
};

/**
 * Defines a back-office operation: no route, invoked by operators with IAM rights. The event is the request itself and the
 * answer is the reply's body. A bug fails the invocation; the log says where it happened, but not what the error said, which may
 * quote what somebody sent.
 * @param uses what it may do, by name; `audited` is for its trail
 * @param compose called once, when the function starts
 */
export function operation<E extends Endpoint & { readonly caller: 'ops' }, const U extends Uses>(
  entry: E,
  { uses }: { readonly uses: U } & AuditedAs<E, U>,
  compose: (clients: OperationClients<U>) => (request: RequestOf<E>) => Promise<ResponseOf<E>>,
): EndpointDefinition<E, U, unknown, Reply> {
  const start = (clients = openAll(uses)) => {
    const { audited: trail }: { audited?: Trail } = clients;
    const audited = trail && auditedAs(trail, entry.audits ?? '');
    return handlerOf(entry, compose({ ...clients, audited } as OperationClients<U>)); // of the entry's one action
  };
  return { trigger: { kind: 'endpoint', entry }, uses, start };
}

function handlerOf<E extends Endpoint>(entry: E, handle: (request: RequestOf<E>) => Promise<ResponseOf<E>>) {
  const chain = middy<unknown, Reply>(async (event: unknown) => {
    const data = await handle(validate<E['request']>(entry.request, event));
    return writeSuccess(entry.dialect, entry.response.parse(data));
  })
    .use(callOutcomes(() => 200))
    .use(failures('The operation'))
    .use(refusals(entry));
  return (event: unknown, context: Context) => withinCall(callOf(context), () => chain(event, context));
}

function refusals({ dialect }: Endpoint): MiddlewareObj<unknown, Reply> {
  return {
    onError: (request) => {
      if (request.error instanceof Refusal) request.response = writeRefusal(dialect, request.error);
    },
  };
}
