import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from './openapi.ts';

it('a read by one of two keys lists both, and says which parameter is always needed', () => {
  const endpoint = {
    summary: 'Reads a thing by number or by name.',
    path: '/api/thing',
    method: 'GET',
    caller: 'visitor',
    request: z.union([
      z.object({ lang: z.enum(['en', 'zh']), key: z.literal('number'), number: z.string() }),
      z.object({ lang: z.enum(['en', 'zh']), key: z.literal('name'), name: z.string() }),
    ]),
    response: z.object({}),
    example: { lang: 'en', key: 'number', number: '5' },
    dialect: 'status',
  } as const;
  const document = openApiDocument([{ domain: 'content', name: 'readThing', endpoint }]);
  expect(document).toMatchObject({
    paths: {
      '/api/thing': {
        get: {
          parameters: [
            { name: 'lang', in: 'query', required: true },
            { name: 'key', required: true, schema: { anyOf: [{ const: 'number' }, { const: 'name' }] } },
            { name: 'number', required: false, schema: { type: 'string' } },
            { name: 'name', required: false, schema: { type: 'string' } },
          ],
        },
      },
    },
  });
});
