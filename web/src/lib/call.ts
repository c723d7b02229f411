import type { Endpoint, RequestInputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { contract, Domain } from '../../../shared/contract/index.ts';

type Contract = typeof contract;

type EntryNamed<Name> = {
  [D in Domain]: Name extends keyof Contract[D] ? Extract<Contract[D][Name], Endpoint> : never;
}[Domain];

type NamesWith<Property extends string> = {
  [D in Domain]: {
    [Name in keyof Contract[D]]: Contract[D][Name] extends Record<Property, unknown> ? Name : never;
  }[keyof Contract[D]];
}[Domain];

/** Names of the public reads: the entries that may be cached and answer GET (product-rules.md#cached-reads). */
export type ReadName = NamesWith<'cache'>;
/** Names of the calls that a browser can reach at all. */
export type CallName = NamesWith<'path'>;

export type CallInput<Name extends CallName> = RequestInputOf<EntryNamed<Name>>;
export type CallOutput<Name extends CallName> = ResponseOf<EntryNamed<Name>>;

/** Reads by contract name: from the API in a browser, from the content itself while pages are prerendered. */
export type Call = <Name extends ReadName>(name: Name, request: CallInput<Name>) => Promise<CallOutput<Name>>;
