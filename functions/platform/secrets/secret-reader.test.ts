import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SecretUnreadable, secretReader } from './secret-reader.ts';

const Keys = z.object({ appId: z.string(), keys: z.object({ own: z.string() }) });
const minute = 60_000;

/** A secret, and a clock, that a test changes; counts how often the secret is read. */
function aSecret(value: string) {
  const kept = { value, readings: 0, milliseconds: 0, fails: false };
  const secret = secretReader({
    read: async () => {
      kept.readings += 1;
      if (kept.fails) throw new Error('Secrets Manager is away');
      return kept.value;
    },
    now: () => kept.milliseconds,
  });
  return { kept, read: () => secret('payment', Keys) };
}

const keysOf = (own: string) => JSON.stringify({ appId: 'a', keys: { own } });

test('a secret is read once, however many ask at the same time', async () => {
  const { kept, read } = aSecret(keysOf('one'));
  expect(await Promise.all([read(), read(), read()])).toHaveLength(3);
  expect(await read()).toEqual({ appId: 'a', keys: { own: 'one' } });
  expect(kept.readings).toBe(1);
});

test('a new value is in use after five minutes, and not before', async () => {
  const { kept, read } = aSecret(keysOf('one'));
  await read();
  Object.assign(kept, { value: keysOf('two'), milliseconds: 5 * minute - 1 });
  expect((await read()).keys.own).toBe('one');
  kept.milliseconds = 5 * minute;
  expect((await read()).keys.own).toBe('two');
});

test('a reading that failed is not kept', async () => {
  const { kept, read } = aSecret(keysOf('one'));
  kept.fails = true;
  await expect(read()).rejects.toThrow('away');
  kept.fails = false;
  expect((await read()).keys.own).toBe('one');
});

test.each<[string, string, string]>([
  ['is no JSON', 'V8a8pL-secret', 'all of it'],
  ['lacks a field', JSON.stringify({ appId: 'V8a8pL-secret' }), 'keys'],
  ['has a field of another type', JSON.stringify({ appId: 'a', keys: { own: ['V8a8pL-secret'] } }), 'keys.own'],
])('a secret that %s is told without its value', async (_, value, wrong) => {
  const error = await aSecret(value)
    .read()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SecretUnreadable);
  const { message, stack = '', cause } = error as SecretUnreadable;
  expect(message).toBe(`The secret payment cannot be used; what is wrong: ${wrong}`);
  expect(`${message}${stack}${String(cause)}`).not.toContain('V8a8pL');
});
