import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { wholeNumber } from './fields.ts';

/** What a call names the parts of paging; without `size` the size is the server's. */
interface PageNames {
  readonly page: 'page' | 'pageindex';
  readonly size?: 'limit' | 'pagesize';
  readonly count: 'count' | 'datacount';
}

/**
 * How a call is read in pages (product-rules.md#pages-of-lists), stated once for its request, its reply and its handler.
 *
 *     const manualPages = { size: 5, names: { page: 'pageindex', size: 'pagesize', count: 'datacount' } } as const;
 */
export interface Paging {
  /** Entries of a page unless the caller says otherwise. */
  readonly size: number;
  /** The most entries of a page; `size` when not given. Who asks for more gets this many. */
  readonly most?: number;
  /** `page`, `limit` and `count` when not given. */
  readonly names?: PageNames;
}

/** The page that a caller asks for, whatever the call names it. */
export interface PageAsked {
  /** From 1. */
  readonly page: number;
  /** Entries of a page. */
  readonly size: number;
}

/** A page of a list, and how many entries there are in all. */
export interface PageFound<Entry> {
  readonly list: readonly Entry[];
  readonly count: number;
}

const usualNames = { page: 'page', size: 'limit', count: 'count' } as const;

type NamesOf<P extends Paging> = P extends { readonly names: infer Names extends PageNames }
  ? Names
  : typeof usualNames;
type SizeName<P extends Paging> = NamesOf<P> extends { readonly size: infer Name extends string } ? Name : never;
type Counted<P extends Paging, Value> = { [Name in NamesOf<P>['count']]: Value };

const namesOf = ({ names = usualNames }: Paging): PageNames => names;

/** No list is that long; whoever asks beyond it guesses. */
const lastPage = 100_000;

const pageNumber = z._default(
  z.pipe(
    wholeNumber,
    z.int().check(z.gte(1, { error: 'Pages start at 1' }), z.lte(lastPage, { error: `Pages end at ${lastPage}` })),
  ),
  1,
);

/** Numbers that mean their largest value where they are above it: a cached read has one key for them. */
export const ceilings = /* @__PURE__ */ z.registry<{ readonly most: number }>();

function pageSize({ size, most = size }: Paging) {
  const stated = z.pipe(wholeNumber, z.int().check(z.gte(1, { error: 'A page has at least one entry' })));
  const answered = z.pipe(
    stated,
    z.transform((given) => Math.min(given, most)),
  );
  return z._default(answered.register(ceilings, { most }), size);
}

/** Fields of a request that is read in pages. */
type PageFields<P extends Paging> = { [Name in NamesOf<P>['page']]: typeof pageNumber } & {
  [Name in SizeName<P>]: ReturnType<typeof pageSize>;
};

type Fields = core.$ZodLooseShape;
type Rest<More extends Fields> = z.output<z.ZodMiniObject<More>>;

/**
 * The request of a call that is read in pages. Handlers get `page` and `size`, in place of the call's own names, and the rest.
 * A page below 1 or beyond the last that a list can have is refused, a size above the maximum is the maximum.
 * @param more the other fields of the request
 */
/* @__NO_SIDE_EFFECTS__ */
export function pageRequest<const P extends Paging, More extends Fields>(paging: P, more: More) {
  const names = namesOf(paging);
  const fields = { [names.page]: pageNumber, ...(names.size && { [names.size]: pageSize(paging) }) };
  return z.pipe(
    z.object({ ...more, ...(fields as PageFields<P>) }), // computed names widen to string
    z.transform((values): Rest<More> & PageAsked => {
      const { [names.page]: page, ...others } = Object(values);
      if (names.size === undefined) return { ...others, page, size: paging.size };
      const { [names.size]: size, ...rest } = others;
      return { ...rest, page, size };
    }),
  );
}

/**
 * The reply of such a call: `list`, and under the call's name how many entries there are in all.
 * @param more what the reply says beside them
 */
/* @__NO_SIDE_EFFECTS__ */
export function paged<const P extends Paging, Entry extends z.ZodMiniType, More extends Fields = Record<never, never>>(
  paging: P,
  entry: Entry,
  more?: More,
) {
  const count = { [namesOf(paging).count]: z.int() } as Counted<P, z.ZodMiniNumberFormat>; // a computed name widens to string
  return z.object({ list: z.array(entry), ...count, ...(more ?? ({} as More)) }); // no fields are the default's
}

/** What such a call answers, under its own names. */
export function pageReply<const P extends Paging, Entry>(paging: P, { list, count }: PageFound<Entry>) {
  const counted = { [namesOf(paging).count]: count } as Counted<P, number>; // a computed name widens to string
  return { list: [...list], ...counted };
}
