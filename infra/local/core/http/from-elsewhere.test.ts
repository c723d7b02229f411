import { expect, test } from 'vitest';
import { isFromElsewhere } from './from-elsewhere.ts';

const host = 'localhost:8080';

test.each([
  ['a program', {}],
  ['a page of the site', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }],
  ['a page of the site in a browser that says nothing of sites', { origin: 'http://localhost:8080' }],
  ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
])('%s is not from elsewhere', (_, headers) => {
  expect(isFromElsewhere({ host, ...headers })).toBe(false);
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in a browser that says nothing of sites', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://localhost:3000' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['the same name by TLS', { origin: 'https://localhost:8080' }],
  ['another site that sends no Origin', { 'sec-fetch-site': 'same-site' }],
])('a page of %s is from elsewhere', (_, headers) => {
  expect(isFromElsewhere({ host, ...headers })).toBe(true);
});
