import { beforeEach, expect, test, vi } from 'vitest';
import { anOrder } from '../../../../testing/order-builders.ts';
import { requestIds } from '../../../ui/form/form/request-ids.ts';
import { awaitedAmong, noteOrdered, notePaidAgain } from './begun-payment.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const draft = { tid: 5, num: 2 };
const idOf = (name: string) => requestIds(name).of(draft);
const [unpaid, paid] = [anOrder({ id: '1', status: 0 }), anOrder({ id: '1', status: 1 })];
const other = anOrder({ id: '2', status: 0 });

test('nothing is awaited where the tab was led to no payment', () => {
  expect(awaitedAmong([unpaid, other], 1)).toBe('');
});

test('what was ordered is the newest, and awaited until it is unpaid no more; the same again is then a request of its own', async () => {
  const id = await idOf('order-5');
  noteOrdered('order-5');
  expect(awaitedAmong([unpaid, other], 1)).toBe('1');
  expect(awaitedAmong([other], 2)).toBe('');
  expect(await idOf('order-5')).toBe(id);
  expect(awaitedAmong([paid, other], 1)).toBe('');
  expect(await idOf('order-5')).not.toBe(id);
  expect(awaitedAmong([unpaid], 1)).toBe('');
});

test('an order that was there is awaited on whatever page it stands', () => {
  notePaidAgain('2');
  expect(awaitedAmong([unpaid, other], 3)).toBe('2');
  expect(awaitedAmong([unpaid, anOrder({ id: '2', status: 2 })], 3)).toBe('');
  expect(awaitedAmong([unpaid, other], 3)).toBe('');
});

test('an order that is left and then paid from the list ends its draft as well', async () => {
  const id = await idOf('order-5');
  noteOrdered('order-5');
  notePaidAgain('1');
  expect(awaitedAmong([unpaid], 1)).toBe('1');
  expect(awaitedAmong([paid], 1)).toBe('');
  expect(await idOf('order-5')).not.toBe(id);
});

test('where the tab remembers nothing, nothing is awaited', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  noteOrdered('order-5');
  notePaidAgain('1');
  expect(awaitedAmong([unpaid], 1)).toBe('');
});
