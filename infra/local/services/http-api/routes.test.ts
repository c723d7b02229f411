import { expect, test } from 'vitest';
import { compileRoutes } from './routes.ts';

const keys = [
  '$default',
  'ANY /api/{proxy+}',
  'POST /api/{proxy+}',
  'POST /api/pc/download',
  'GET /pets/{id}',
  'GET /pets/{id}/{rest+}',
  'ANY /pets/dog',
];
const select = compileRoutes(keys.map((key) => ({ key, target: undefined })));

test.each([
  ['POST', '/api/pc/download', 'POST /api/pc/download', {}],
  ['POST', '/api/pc/other', 'POST /api/{proxy+}', { proxy: 'pc/other' }],
  ['GET', '/api/pc/download', 'ANY /api/{proxy+}', { proxy: 'pc/download' }],
  ['GET', '/pets/dog', 'ANY /pets/dog', {}],
  ['GET', '/pets/cat', 'GET /pets/{id}', { id: 'cat' }],
  ['GET', '/pets/cat/a/b', 'GET /pets/{id}/{rest+}', { id: 'cat', rest: 'a/b' }],
  ['DELETE', '/pets/cat', '$default', {}],
  ['GET', '/api', '$default', {}],
])('%s %s is taken by %s', (method, path, key, pathParameters) => {
  expect(select(method, path)).toMatchObject({ route: { key }, pathParameters });
});

test('without a default nothing takes an unknown path', () => {
  expect(compileRoutes([{ key: 'GET /a', target: 1 }])('GET', '/b')).toBeUndefined();
});

test('a malformed route key is refused', () => {
  expect(() => compileRoutes([{ key: 'GET', target: 1 }])).toThrow('GET');
});
