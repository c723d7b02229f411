import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendEnquiry } from './enquiries.ts';
import { openApiDocument } from './openapi.ts';

test('a call by POST is shown with its example as it is sent', () => {
  const { path, example } = sendEnquiry;
  const content = { 'application/x-www-form-urlencoded': { example } };
  const document = openApiDocument([{ domain: 'enquiries', name: 'sendEnquiry', endpoint: sendEnquiry }]);
  expect(document).toMatchObject({ paths: { [path]: { post: { requestBody: { content } } } } });
});

test('a read by one of two keys lists both, and says which parameter is always needed and what each may be', () => {
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
  const { parameters }: { parameters: { name: string; example?: string }[] } = Object(document.paths)[endpoint.path]
    .get;
  expect(parameters.map(({ name, example }) => [name, example])).toEqual([
    ['lang', 'en'],
    ['key', 'number'],
    ['number', '5'],
    ['name', undefined],
  ]);
});
