import { expect, test } from 'vitest';
import { signText } from '../../core/http/signature-v4.ts';
import { enforcePostPolicy } from './post-policy.ts';

const now = Date.parse('2026-01-02T00:00:00Z');
const scope = '20260102/us-east-1/s3/aws4_request';

/** Signs a policy with the given conditions and enforces it on the given fields. */
function enforced(conditions: unknown[], fields: Record<string, string> = {}, size = 1, policy: object = {}) {
  const document = { expiration: '2026-01-02T00:00:01Z', conditions, ...policy };
  const encoded = Buffer.from(JSON.stringify(document)).toString('base64');
  const signed = {
    policy: encoded,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': 'KEY/20260102/us-east-1/s3/aws4_request',
    'x-amz-date': '20260102T000000Z',
    'x-amz-signature': signText(encoded, 'secret', scope),
  };
  const stated = Object.entries(signed).filter(([name]) => name.startsWith('x-amz-') && name !== 'x-amz-signature');
  const all = { ...Object.fromEntries(stated), ...fields, ...signed };
  return () => enforcePostPolicy(new Map(Object.entries(all)), size, 'b', new Map([['KEY', 'secret']]), now);
}

const ALGORITHM = [
  { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
  ['starts-with', '$x-amz-credential', 'KEY/'],
  ['starts-with', '$x-amz-date', ''],
];

test('both spellings of a condition hold, and names are compared without case', () => {
  expect(enforced([...ALGORITHM, { Key: 'a' }, ['eq', '$ACL', 'private']], { key: 'a', acl: 'private' })).not.toThrow();
});

test('starts-with nothing allows any value, but not a missing field', () => {
  const conditions = [...ALGORITHM, ['starts-with', '$key', '']];
  expect(enforced(conditions, { key: 'whatever' })).not.toThrow();
  expect(enforced(conditions)).toThrow('["starts-with","$key",""]');
});

test('each part of a list of types must begin as allowed', () => {
  const conditions = [...ALGORITHM, ['starts-with', '$Content-Type', 'image/']];
  expect(enforced(conditions, { 'content-type': 'image/png,image/jpeg' })).not.toThrow();
  expect(enforced(conditions, { 'content-type': 'image/png,text/html' })).toThrow('Policy Condition failed');
});

test('fields named x-ignore- need no condition, all others do', () => {
  expect(enforced(ALGORITHM, { 'x-ignore-note': '1' })).not.toThrow();
  expect(enforced(ALGORITHM, { note: '1' })).toThrow('Extra input fields: note');
});

test('the size limits are inclusive', () => {
  const conditions = [...ALGORITHM, ['content-length-range', 2, 3]];
  expect(enforced(conditions, {}, 2)).not.toThrow();
  expect(enforced(conditions, {}, 3)).not.toThrow();
  expect(enforced(conditions, {}, 1)).toThrow(expect.objectContaining({ code: 'EntityTooSmall' }));
  expect(enforced(conditions, {}, 4)).toThrow(expect.objectContaining({ code: 'EntityTooLarge' }));
});

test.each([
  [[...ALGORITHM, ['contains', '$key', 'a']], {}],
  [[...ALGORITHM, 'key'], {}],
  [[...ALGORITHM, {}], {}],
  [ALGORITHM, { expiration: undefined }],
])('an invalid policy is refused: %j %j', (conditions, policy) => {
  expect(enforced(conditions, {}, 1, policy)).toThrow(expect.objectContaining({ code: 'InvalidPolicyDocument' }));
});

test('an expiration that is no date counts as passed', () => {
  expect(enforced(ALGORITHM, {}, 1, { expiration: 'tomorrow' })).toThrow('Policy expired');
});
