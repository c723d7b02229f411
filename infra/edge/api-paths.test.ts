import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiPaths } from './api-paths.ts';

const listAnything = {
  summary: 'Lists anything.',
  path: '/api/anything',
  caller: 'visitor',
  request: z.object({}),
  response: z.object({}),
  example: {},
  dialect: 'status',
  cache: { kind: 'content', sharedSeconds: 1, staleSeconds: 1 },
} as const;

it('a cached endpoint whose parameters cannot be listed is named', () => {
  const request = z.record(z.string(), z.string());
  const contract = { content: { listAnything: { ...listAnything, request } } };
  expect(() => apiPaths({ contract })).toThrow('listAnything cannot be cached: its request is a record');
});

it('a read that is not the same for everybody is not cached', () => {
  const contract = { content: { listAnything: { ...listAnything, caller: 'member' as const } } };
  expect(() => apiPaths({ contract })).toThrow(
    'listAnything cannot be cached: what a member is told would be told to all',
  );
});
