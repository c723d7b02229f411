import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyTooLarge, readBody } from './body.ts';

const chunks = () => Readable.from([Buffer.from('abc'), Buffer.from('def')]);

test('a body up to the limit is read whole', async () => {
  expect((await readBody(chunks(), 6)).toString()).toBe('abcdef');
});

test('one byte more is refused', async () => {
  await expect(readBody(chunks(), 5)).rejects.toThrow(BodyTooLarge);
});
