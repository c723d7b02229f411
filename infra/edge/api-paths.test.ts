import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiPaths } from './api-paths.ts';

it('a cached endpoint whose parameters cannot be listed is named', () => {
  const endpoint = {
    summary: 'Lists anything.',
    path: '/api/anything',
    caller: 'visitor',
    request: z.record(z.string(), z.string()),
    response: z.object({}),
    example: {},
    dialect: 'status',
    cache: { sharedSeconds: 1, staleSeconds: 1 },
  } as const;
  expect(() => apiPaths({ contract: { content: { listAnything: endpoint } } })).toThrow(
    'listAnything cannot be cached',
  );
});
