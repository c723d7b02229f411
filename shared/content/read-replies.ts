import type * as contract from '../contract/content.ts';
import type { CacheRule, Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';

type Contract = typeof contract;
type Read = Endpoint & { readonly cache: CacheRule };

/** The reads of published content: the entries of the contract that visitors ask. */
type ContentRead = { [Name in keyof Contract]: Contract[Name] extends Read ? Name : never }[keyof Contract];

/** Their replies, each under its entry's name: of a request that the entry's schema let through, what its reply carries. */
export type ReadReplies = {
  readonly [Name in ContentRead]: (request: RequestOf<Contract[Name]>) => Readonly<ResponseOf<Contract[Name]>>;
};
