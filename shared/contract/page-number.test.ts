import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { type Paging, paged, pageReply, pageRequest } from './page-number.ts';

/** Every spelling of product-rules.md#pages-of-lists. */
const spellings = {
  addresses: { size: 15 },
  projects: { size: 15, most: 1_000 },
  orders: { size: 15, names: { page: 'page', count: 'count' } },
  courses: { size: 8, names: { page: 'page', size: 'limit', count: 'datacount' } },
  manuals: { size: 5, most: 50, names: { page: 'pageindex', size: 'pagesize', count: 'datacount' } },
  holders: { size: 15, names: { page: 'pageindex', count: 'datacount' } },
} as const satisfies Record<string, Paging>;

const Course = z.object({ id: z.int() });

/** Asks in a spelling; the answer is what a handler gets, or the words of the refusal. */
const asked = (paging: Paging, given: object) => {
  const result = z.safeParse(pageRequest(paging, { name: z.optional(z.string()) }), given);
  return result.success ? result.data : result.error.issues[0]?.message;
};

const everySpelling = Object.entries(spellings).map(([name, paging]): [string, Paging] => [name, paging]);
const usual = { page: 'page', size: 'limit', count: 'count' } as const;

describe.each(everySpelling)('the pages of %s', (_, paging) => {
  const { size, most = size, names = usual } = paging;

  it('a handler gets page and size, whatever the call names them, and the rest of the request', () => {
    const pages = fc.record({ page: fc.integer({ min: 1, max: 100_000 }), size: fc.integer({ min: 1, max: 2_000 }) });
    fc.assert(
      fc.property(pages, fc.boolean(), fc.string(), (wanted, asText, name) => {
        const write = (value: number) => (asText ? String(value) : value);
        const sent = {
          name,
          [names.page]: write(wanted.page),
          ...(names.size && { [names.size]: write(wanted.size) }),
        };
        const answered = names.size ? Math.min(wanted.size, most) : size;
        expect(asked(paging, sent)).toEqual({ name, page: wanted.page, size: answered });
      }),
    );
  });

  it('what is left out is the first page, in the size of the server', () => {
    expect(asked(paging, {})).toEqual({ page: 1, size });
  });

  it('no page and no size but those in range ever reach a handler', () => {
    const anything = fc.oneof(fc.anything(), fc.integer(), fc.double(), fc.integer().map(String), fc.maxSafeInteger());
    fc.assert(
      fc.property(anything, anything, (page, wanted) => {
        const got = asked(paging, { [names.page]: page, ...(names.size && { [names.size]: wanted }) });
        if (typeof got !== 'object') return;
        expect(Number.isInteger(got.page) && got.page >= 1 && got.page <= 100_000).toBe(true);
        expect(Number.isInteger(got.size) && got.size >= 1 && got.size <= most).toBe(true);
      }),
    );
  });

  it.each([
    [0, 'Pages start at 1'],
    [-1, 'Pages start at 1'],
    [100_001, 'Pages end at 100000'],
    [Number.MAX_SAFE_INTEGER, 'Pages end at 100000'],
    ['0', 'Pages start at 1'],
    ['-1', 'A whole number is expected'],
    ['1e3', 'A whole number is expected'],
    [1.5, 'A whole number is expected'],
    ['', 'A whole number is expected'],
    [null, 'A whole number is expected'],
  ])('page %j is refused: %s', (page, message) => {
    expect(asked(paging, { [names.page]: page })).toBe(message);
  });

  it('a size below one is refused', () => {
    if (names.size) expect(asked(paging, { [names.size]: 0 })).toBe('A page has at least one entry');
  });

  it('a reply has its entries, their number in all under the name of the call, and nothing else', () => {
    const reply = pageReply(paging, { list: [{ id: 1, secret: 'x' }], count: 37 });
    expect(reply).toEqual({ list: [{ id: 1, secret: 'x' }], [names.count]: 37 });
    expect(paged(paging, Course).parse(reply)).toEqual({ list: [{ id: 1 }], [names.count]: 37 });
    expect(z.safeParse(paged(paging, Course), { list: [] }).success).toBe(false);
  });
});

it('a reply may say more than its page', () => {
  const reply = { list: [{ id: 1 }], count: 1, info: { id: 1 } };
  expect(paged(spellings.addresses, Course, { info: Course }).parse(reply)).toEqual(reply);
});

it('an entry states its spelling once, and the types of its callers and its handler follow', () => {
  const listManuals = defineEndpoint({
    summary: 'Lists manuals.',
    path: '/api/pc/product_manual_list',
    caller: 'visitor',
    request: pageRequest(spellings.manuals, { dir_id: z.int() }),
    example: { dir_id: 3, pageindex: '2', pagesize: 5 },
    response: paged(spellings.manuals, Course),
    dialect: 'status',
  });
  const handle = ({ page, size }: z.output<typeof listManuals.request>): z.output<typeof listManuals.response> =>
    pageReply(spellings.manuals, { list: [{ id: size }], count: page });
  expect(handle(listManuals.request.parse(listManuals.example))).toEqual({ list: [{ id: 5 }], datacount: 2 });
  expectTypeOf<z.output<typeof listManuals.request>>().toExtend<{ dir_id: number; page: number; size: number }>();
  expectTypeOf<'pageindex'>().not.toExtend<keyof z.output<typeof listManuals.request>>();
  expectTypeOf<z.output<typeof listManuals.response>>().toExtend<{ list: { id: number }[]; datacount: number }>();
  // @ts-expect-error the spelling has no `limit`
  const misspelt: z.input<typeof listManuals.request> = { dir_id: 3, limit: 5 };
  expect(listManuals.request.parse(misspelt)).toEqual({ dir_id: 3, page: 1, size: 5 });
  expectTypeOf(pageReply(spellings.orders, { list: [1], count: 1 })).toExtend<{ list: number[]; count: number }>();
});
