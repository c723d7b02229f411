import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readingSecrets } from './secrets.ts';

const secrets = readingSecrets('payment');

test('a function without the address of its secret does not start', () => {
  expect(() => secrets.open()).toThrow('SECRET_PAYMENT');
});

test('a secret that is not listed does not compile', () => {
  const types = (secret: ReturnType<typeof secrets.open>) => [
    () => secret('payment', z.string()),
    // @ts-expect-error it lists another secret
    () => secret('wechat', z.string()),
  ];
  expect(types(() => Promise.reject(new Error('not read')))).toHaveLength(2);
});
