import { expect, test } from 'vitest';
import { formOrigins } from './form-origins.ts';

test('a policy lets forms go to the origins that it names, and its own page is none of them', () => {
  const policy = `default-src 'none'; form-action 'self' https://pay.example http://127.0.0.1:9001; frame-src https://films.example`;
  expect(formOrigins(policy)).toEqual(['https://pay.example', 'http://127.0.0.1:9001']);
});

test.each([
  null,
  '',
  `default-src 'self'`,
  `form-action 'none'`,
  'form-action * https: https://*.example https://pay.example/path pay.example',
])('a policy that names no whole origin for forms (%s) lets them go nowhere', (policy) => {
  expect(formOrigins(policy)).toEqual([]);
});
