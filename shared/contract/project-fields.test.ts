import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { importProjects } from './accounts/members.ts';
import { listProjects } from './accounts/own-account.ts';
import { ProjectRow, projectRows } from './project-fields.ts';

const row = {
  id: 'spring-gala',
  name: 'Spring gala',
  product_name: 'S3 Pro',
  version: '5.1.4',
  update_time: '2026-11-22T09:30:00Z',
};

const failureOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

test.each([
  [{ id: ' ' }, 'The id is missing'],
  [{ id: 'x'.repeat(65) }, 'An id has at most 64 characters'],
  [{ name: undefined }, 'The name is missing'],
  [{ name: 'x'.repeat(201) }, 'A name has at most 200 characters'],
  [{ name: 'two\nlines' }, 'A name is written on one line'],
  [{ product_name: '' }, 'The product is missing'],
  [{ version: 'five!' }, 'This is not a version, such as 5.1.4'],
  [{ update_time: '22.11.2026' }, 'A time is written 2026-11-22 or 2026-11-22T09:30:00Z'],
  [{ update_time: '2026-02-30' }, 'A time is written 2026-11-22 or 2026-11-22T09:30:00Z'],
  [{ update_time: undefined }, 'A time is written 2026-11-22 or 2026-11-22T09:30:00Z'],
])('a project with %j is refused with a sentence', (parts, sentence) => {
  expect(failureOf(ProjectRow, { ...row, ...parts })).toBe(sentence);
});

test('a project with a field that there is not is refused', () => {
  expect(failureOf(ProjectRow, { ...row, titel: 'x' })).toBeDefined();
});

test.each([
  ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T09:30:00Z', '2026-11-22T09:30:00.000Z'],
  ['2026-11-22T09:30:00+08:00', '2026-11-22T01:30:00.000Z'],
])('the time %s is kept as %s', (update_time, kept) => {
  expect(z.parse(ProjectRow, { ...row, update_time })).toMatchObject({ update_time: kept });
});

test('the version of a project may be unknown', () => {
  expect(z.parse(ProjectRow, { ...row, version: undefined })).toMatchObject({ version: '' });
});

test.each([
  [[], 'There are no projects in it'],
  [[row, row], 'An id stands in it twice'],
  [Array.from({ length: 1_001 }, (_, id) => ({ ...row, id: `${id}` })), 'A member has at most 1000 projects'],
])('an import of the wrong projects is refused with a sentence', (rows, sentence) => {
  expect(failureOf(projectRows, rows)).toBe(sentence);
});

test('an import names one member', () => {
  const { example } = importProjects;
  expect(z.safeParse(importProjects.request, { ...example, member: 'u1' }).success).toBe(false);
});

test('projects are of type 1, as a number or a text, also where none is said; of another there are none', () => {
  for (const type of ['1', 1, undefined])
    expect(z.parse(listProjects.request, { type })).toMatchObject({ page: 1, size: 15, type: 1, name: '' });
  for (const type of ['2', 0, '', '01', '111111111', null])
    expect(failureOf(listProjects.request, { type })).toBe('There are projects of type 1 only');
});

test('a page of projects has a thousand at most', () => {
  expect(z.parse(listProjects.request, { limit: 1_000 })).toMatchObject({ size: 1_000 });
  expect(z.parse(listProjects.request, { limit: 5_000 })).toMatchObject({ size: 1_000 });
});
