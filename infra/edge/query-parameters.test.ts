import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { page } from '../../shared/contract/fields.ts';
import { apiPaths } from './api-paths.ts';
import { parametersOf } from './query-parameters.ts';

const byType = z.object({ kind: z.literal('type'), type: z.string() });
const byId = z.object({ kind: z.literal('id'), id: z.string() });

it.each([
  ['no object at all', z.object({}), []],
  ['an object', z.object({ b: z.string(), a: z.optional(z.string()) }), ['b', 'a']],
  ['a strict object', z.strictObject({ a: z.string() }), ['a']],
  ['pages', z.object({ type: z.string(), ...page(15) }), ['type', 'page', 'limit']],
  ['a union', z.union([byType, byId]), ['kind', 'type', 'id']],
  ['a discriminated union', z.discriminatedUnion('kind', [byType, byId]), ['kind', 'type', 'id']],
  ['an extended object', z.extend(byType, { page: z.string() }), ['kind', 'type', 'page']],
  ['an intersection', z.intersection(byType, z.object({ page: z.string() })), ['kind', 'type', 'page']],
  [
    'a pipe',
    z.pipe(
      byId,
      z.transform(({ id }) => id),
    ),
    ['kind', 'id'],
  ],
  ['a default of a readonly object', z._default(z.readonly(byId), { kind: 'id', id: '' }), ['kind', 'id']],
  [
    'a lazy union inside an intersection',
    z.intersection(
      z.lazy(() => z.union([byType, byId])),
      z.object({ x: z.string() }),
    ),
    ['kind', 'type', 'id', 'x'],
  ],
])('the parameters of %s are all that it understands, in its order', (_, schema, names) => {
  expect(parametersOf(schema)).toEqual(names);
});

it.each([
  ['a record', z.record(z.string(), z.string())],
  ['a loose object', z.looseObject({ a: z.string() })],
  ['a text', z.string()],
  ['a union with a record', z.union([byId, z.record(z.string(), z.string())])],
  [
    'what a transformation lets in',
    z.pipe(
      z.transform((value) => value),
      byId,
    ),
  ],
])('the parameters of %s cannot be told', (_, schema) => {
  expect(() => parametersOf(schema)).toThrow(/its request/);
});

it('a cached endpoint whose parameters cannot be told is named', () => {
  const endpoint = {
    summary: 'Lists anything.',
    path: '/api/anything',
    caller: 'visitor',
    request: z.record(z.string(), z.string()),
    response: z.object({}),
    dialect: 'status',
    cache: { sharedSeconds: 1, staleSeconds: 1 },
  } as const;
  expect(() => apiPaths({ contract: { content: { listAnything: endpoint } } })).toThrow(
    'listAnything cannot be cached',
  );
});
