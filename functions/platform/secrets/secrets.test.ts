import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ClientsOf } from '../sheet/function-definition.ts';
import { openSecrets } from './secrets.ts';

const needs = { secrets: ['payment'] } as const;

test('a function without the address of its secret does not start', () => {
  expect(() => openSecrets(needs)).toThrow('SECRET_PAYMENT');
});

test('a secret that is not on the sheet does not compile', () => {
  const types = ({ secret }: ReturnType<typeof openSecrets<typeof needs>>) => [
    () => secret('payment', z.string()),
    // @ts-expect-error the sheet names another secret
    () => secret('wechat', z.string()),
  ];
  const without = (clients: ClientsOf<{ readonly publishes: readonly [] }>) => {
    // @ts-expect-error the sheet names no secret
    return clients.secret;
  };
  expect([types, without]).toHaveLength(2);
});
