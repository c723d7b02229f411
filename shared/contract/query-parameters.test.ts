import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageRequest } from './page-number.ts';
import { namedParameters, queryParameters } from './query-parameters.ts';

const byType = z.object({ kind: z.literal('type'), type: z.string() });
const byId = z.object({ kind: z.literal('id'), id: z.string() });

it.each([
  ['no object at all', z.object({}), []],
  ['an object', z.object({ b: z.string(), a: z.optional(z.string()) }), ['b', 'a']],
  ['a strict object', z.strictObject({ a: z.string() }), ['a']],
  ['pages', pageRequest({ size: 15 }, { type: z.string() }), ['type', 'page', 'limit']],
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
  expect(queryParameters(schema).map(({ name }) => name)).toEqual(names);
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
  expect(() => queryParameters(schema)).toThrow(/its request/);
});

it('a loose object has names for some of what it takes', () => {
  const request = z.union([byId, z.looseObject({ a: z.string() })]);
  expect(namedParameters(request).map(({ name }) => name)).toEqual(['kind', 'id', 'a']);
  expect(() => namedParameters(z.record(z.string(), z.string()))).toThrow(/its request/);
});

it('a parameter is required where every alternative asks for it', () => {
  const request = z.union([
    z.object({ lang: z.string(), type: z.string(), page: z.optional(z.string()) }),
    z.object({ lang: z.string(), id: z.string(), page: z.string() }),
  ]);
  const required = queryParameters(request).filter((parameter) => parameter.required);
  expect(required.map(({ name }) => name)).toEqual(['lang']);
});

it('a parameter is required where one side of an intersection asks for it', () => {
  const request = z.intersection(z.object({ id: z.optional(z.string()) }), z.object({ id: z.string() }));
  expect(queryParameters(request)).toMatchObject([{ name: 'id', required: true }]);
});
