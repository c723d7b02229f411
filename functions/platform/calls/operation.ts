import middy, { type MiddlewareObj } from '@middy/core';
import { writeRefusal, writeSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { type AuditClients, type Audited, auditedAs } from '../audit/audit.ts';
import { callOutcomes } from '../logging/outcome.ts';
import type { ClientsOf, FunctionDefinition } from '../sheet/function-definition.ts';
import type { GrantsOf } from '../tables/table-clients.ts';
import { callOf, withinCall } from './call-context.ts';
import { failures } from './failures.ts';
import { validate } from './validate.ts';

type Reply = Record<string, unknown>;

type ActionsIn<Tables> = Tables[keyof Tables] extends readonly (infer Action)[] ? Action : never;

/** What a sheet grants on whole tables, and on members' rows. */
type ActionsOn<Needs> =
  | (Needs extends { readonly tables: infer Tables } ? ActionsIn<Tables> : never)
  | (Needs extends { readonly owned: infer Tables } ? ActionsIn<Tables> : never);

/** Parts of a sheet that bring rows with them. */
type Writing = { readonly outbox: object } | { readonly once: string } | { readonly counts: string };

/** Whose address a function reads, it opens what is sealed of them. */
type Reaching = { readonly reachesMembers: true };

/** Whether operators answer for what a sheet lets its function do: write, open what is sealed, announce, send mail. */
type IsAnswerable<Needs> = Needs extends Writing | Reaching
  ? true
  : [Extract<ActionsOn<Needs>, 'PutItem' | 'UpdateItem' | 'DeleteItem'>] extends [never]
    ? Needs extends
        | { readonly keys: { readonly personal: readonly (infer Action)[] } }
        | { readonly publishes: readonly (infer Action)[] }
        | { readonly mails: readonly (infer Action)[] }
      ? [Exclude<Action, 'seal'>] extends [never]
        ? false
        : true
      : false
    : true;

/** The sheet of such an operation says that it is audited, and its entry as what. */
type AuditedSheet<Needs> = IsAnswerable<Needs> extends true ? { readonly audits: true } : unknown;
type AuditedEntry<Needs> = Needs extends { readonly audits: true } ? { readonly audits: string } : unknown;

type OperationClients<Needs extends FunctionNeeds> = Omit<ClientsOf<Needs>, 'trail'> &
  (Needs extends { readonly audits: true } ? { readonly audited: Audited<GrantsOf<Needs>> } : unknown);

/**
 * Defines a back-office operation: no route, invoked by operators with IAM rights. The event is the request itself and the
 * answer is the reply's body. A bug fails the invocation; the log says where it happened, but not what the error said, which may
 * quote what somebody sent.
 * @param compose called once, when the function starts; `audited` records what is done under the entry's action
 */
export function operation<E extends Endpoint & { readonly caller: 'ops' }, const Needs extends FunctionNeeds>(
  entry: E & AuditedEntry<Needs>,
  needs: Needs & AuditedSheet<Needs>,
  compose: (clients: OperationClients<Needs>) => (request: RequestOf<E>) => Promise<ResponseOf<E>>,
): FunctionDefinition<ClientsOf<Needs>, unknown, Reply> {
  return {
    needs,
    start: (clients) => {
      const { trail }: Partial<AuditClients<FunctionNeeds>> = Object(clients);
      const audited = trail && auditedAs(trail, entry.audits ?? '');
      const handle = compose({ ...Object(clients), audited });
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
