import { expect, test } from 'vitest';
import { orderDraft } from './order-draft.ts';

const aMemory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a draft is kept in the tab, apart for each dongle', () => {
  const memory = aMemory();
  orderDraft(5, () => memory).write({ quantity: 2, address: 'a1' });
  expect(orderDraft(5, () => memory).read()).toEqual({ quantity: 2, address: 'a1' });
  expect(orderDraft(4, () => memory).read()).toEqual({ quantity: 1, address: '' });
});

test.each(['{', 'null', '[]', '7', '{"quantity":0}', '{"quantity":100}', '{"quantity":1.5}', '{"quantity":"2"}'])(
  'a draft that cannot be read (%s) is a new one',
  (kept) => {
    const memory = { ...aMemory(), getItem: () => kept };
    expect(orderDraft(4, () => memory).read()).toEqual({ quantity: 1, address: '' });
  },
);

test('where nothing may be kept, orders go on all the same', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  orderDraft(4, forbidden).write({ quantity: 2, address: '' });
  expect(orderDraft(4, forbidden).read()).toEqual({ quantity: 1, address: '' });
});
