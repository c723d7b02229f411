import { expect, test } from 'vitest';
import { hashOfCode } from '../../platform/codes/code-checker.ts';
import { aCodeDesk } from './code-builders.ts';

const email = 'ada@example.com';

/** A desk with two requests for one code, of which nothing has been kept. */
async function twoRequests() {
  const desk = aCodeDesk();
  const addressHash = await desk.addressHash(email);
  const of = (requestId: string, requestedAt: number) =>
    ({ purpose: 'register', addressHash, requestId, requestedAt }) as const;
  return { ...desk, older: of('older', desk.clock.now), newer: of('newer', desk.clock.now + 60_000) };
}

test('of two mailers who both found nothing, the one with the newer request keeps its code, also when it is the first', async () => {
  const { keeper, older, newer, stored } = await twoRequests();
  expect(await keeper.keep(newer, 'hash of newer')).toBe('kept');
  expect(await keeper.keep(older, 'hash of older')).toBe('superseded');
  expect(await stored('register', email)).toMatchObject({ requestId: 'newer', codeHash: 'hash of newer' });
});

test('of two requests of one moment the one that was kept first stays', async () => {
  const { keeper, older, stored } = await twoRequests();
  await keeper.keep(older, 'hash of older');
  const sameMoment = { ...older, requestId: 'same moment' };
  expect(await keeper.standing(sameMoment)).toBe('superseded');
  expect(await keeper.keep(sameMoment, 'hash of another')).toBe('superseded');
  expect(await stored('register', email)).toMatchObject({ codeHash: 'hash of older' });
});

test('a newer request for something else, or of another address, takes no place', async () => {
  const { keeper, older, newer } = await twoRequests();
  await keeper.keep({ ...newer, purpose: 'sign-in' }, 'hash');
  await keeper.keep({ ...newer, addressHash: 'another' }, 'hash');
  expect(await keeper.standing(older)).toBe('new');
  expect(await keeper.keep(older, 'hash of older')).toBe('kept');
});

test('a request that two mailers keep at once is kept as the first left it, with its tries', async () => {
  const { keeper, newer, stored, codes } = await twoRequests();
  await keeper.keep(newer, 'hash');
  const { pk = '', sk = '' } = Object(await stored('register', email));
  await codes.update({ pk, sk }, { add: { tries: 3 } });
  expect(await keeper.keep(newer, 'hash')).toBe('kept');
  expect(await stored('register', email)).toMatchObject({ tries: 3 });
});

test('codes and the latest request expire ten minutes after they were asked for', async () => {
  const { keeper, newer, tables } = await twoRequests();
  await keeper.keep(newer, 'hash');
  const expires = Math.floor(newer.requestedAt / 1_000) + 600;
  expect(tables.items().map((item) => item.expires)).toEqual([expires, expires]);
});

test('what is kept of a code is another thing for each purpose and address', async () => {
  const { sealer } = aCodeDesk();
  const hashes = [
    await hashOfCode(sealer, 'register', 'first', '204816'),
    await hashOfCode(sealer, 'sign-in', 'first', '204816'),
    await hashOfCode(sealer, 'sign-in', 'second', '204816'),
    await hashOfCode(sealer, 'sign-in', 'second', '204817'),
  ];
  expect(new Set(hashes).size).toBe(4);
});
