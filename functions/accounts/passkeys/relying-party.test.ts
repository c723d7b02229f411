import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['www.example.com', 'www.example.com', 'https://www.example.com'],
  ['d1.cloudfront.net', 'd1.cloudfront.net', 'https://d1.cloudfront.net'],
  ['localhost:8080', 'localhost', 'http://localhost:8080'],
  ['localhost.example.com', 'localhost.example.com', 'https://localhost.example.com'],
])('where the edge says %s, passkeys are for %s and pages of %s', (siteHost, id, origin) => {
  expect(relyingParty({ siteHost })).toEqual({ id, origin });
});

test('without an edge there is nobody to prove a passkey to', () => {
  expect(() => relyingParty({ siteHost: undefined })).toThrow('The edge does not say');
});
