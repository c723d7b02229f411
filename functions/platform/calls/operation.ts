import middy, { type MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import { writeRefusal, writeSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { type Audited, auditedAs, type Trail } from '../audit/audit.ts';
import { type Capability, type ClientsOf, grantsOf, type MarksOf, openAll, type Uses } from '../capability.ts';
import { callOutcomes } from '../logging/outcome.ts';
import type { ClientsOf as ClientsOfSheet, FunctionDefinition, UsingDefinition } from '../sheet/function-definition.ts';
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

type SheetClients<Needs extends FunctionNeeds> = Omit<ClientsOfSheet<Needs>, 'trail'> &
  (Needs extends { readonly audits: true } ? { readonly audited: Audited<GrantsOf<Needs>> } : unknown);

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

/** @deprecated The same by a line of a permission sheet, until all domains list what they use. */
export function operation<E extends Endpoint & { readonly caller: 'ops' }, const Needs extends FunctionNeeds>(
  entry: E & AuditedEntry<Needs>,
  needs: Needs & AuditedSheet<Needs>,
  compose: (clients: SheetClients<Needs>) => (request: RequestOf<E>) => Promise<ResponseOf<E>>,
): FunctionDefinition<ClientsOfSheet<Needs>, unknown, Reply>;
/**
 * Defines a back-office operation: no route, invoked by operators with IAM rights. The event is the request itself and the
 * answer is the reply's body. A bug fails the invocation; the log says where it happened, but not what the error said, which may
 * quote what somebody sent.
 * @param uses what it may do, by name; `audited` is for its trail
 * @param compose called once, when the function starts
 */
export function operation<E extends Endpoint & { readonly caller: 'ops' }, const U extends Uses>(
  entry: E,
  definition: { readonly uses: U } & AuditedAs<E, U>,
  compose: (clients: OperationClients<U>) => (request: RequestOf<E>) => Promise<ResponseOf<E>>,
): UsingDefinition<U, unknown, Reply>;
export function operation<E extends Endpoint>(
  entry: E,
  definition: { readonly uses: Uses } | FunctionNeeds,
  compose: (clients: never) => (request: RequestOf<E>) => Promise<ResponseOf<E>>,
): object {
  const started = (clients: object, trail: Trail | undefined) =>
    handlerOf(entry, compose({ ...clients, audited: trail && auditedAs(trail, entry.audits ?? '') } as never));
  if ('uses' in definition) {
    const { uses } = definition;
    const start = (clients: { readonly audited?: Trail } = openAll(uses)) => started(clients, clients.audited);
    return { uses, needs: grantsOf(uses), start };
  }
  return { needs: definition, start: (clients: { readonly trail?: Trail }) => started(clients, clients.trail) };
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
