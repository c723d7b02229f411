import { expect, it } from 'vitest';
import { createKeyring } from './principals.ts';

const role = { id: 'arn:aws:iam::000000000000:role/uploader', context: {} };

it('keys of a role are temporary: they come with a token, and sessions of an earlier run are over', () => {
  const [before, now] = [createKeyring('seed', '000000000000', 'one'), createKeyring('seed', '000000000000', 'two')];
  const [old, fresh] = [before.issue(role), now.issue(role)];
  expect(fresh).toMatchObject({ accessKeyId: expect.stringMatching(/^ASIA/), secretAccessKey: old.secretAccessKey });
  expect(now.issue(role)).toEqual(fresh);
  expect(now.tokenFault(fresh.accessKeyId, fresh.sessionToken)).toBeUndefined();
  expect(now.tokenFault(fresh.accessKeyId, old.sessionToken)).toBe('ExpiredToken');
  expect(now.tokenFault(fresh.accessKeyId, undefined)).toBe('InvalidToken');
  expect(now.tokenFault(fresh.accessKeyId, 'two.x')).toBe('InvalidToken');
  expect(
    now.tokenFault(fresh.accessKeyId, createKeyring('other', '000000000000', 'two').issue(role).sessionToken),
  ).toBe('InvalidToken');
});

it('keys of the operator are long-lived, and come without a token', () => {
  const { operator, tokenFault } = createKeyring('seed', '000000000000');
  expect(operator).not.toHaveProperty('sessionToken');
  expect(tokenFault(operator.accessKeyId, undefined)).toBeUndefined();
  expect(tokenFault(operator.accessKeyId, 'token')).toBe('InvalidToken');
});
