import { expect, test } from 'vitest';
import { codeWaits } from './code-waits.ts';

const now = Date.parse('2026-11-25T09:30:00Z');

function aStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a mailbox waits for as long as was noted, and no other one does', () => {
  const waits = codeWaits(aStore);
  expect(waits.leftFor('ada@example.com', now)).toBe(0);
  waits.note('ada@example.com', 60_000, now);
  expect(waits.leftFor('ada@example.com', now + 15_000)).toBe(45_000);
  expect(waits.leftFor('ada@example.com', now + 61_000)).toBe(0);
  expect(waits.leftFor('ben@example.com', now)).toBe(0);
});

test('upper case and spaces make no other mailbox', () => {
  const waits = codeWaits(aStore);
  waits.note(' Ada@Example.com', 60_000, now);
  expect(waits.leftFor('ada@example.com', now)).toBe(60_000);
});

test('a wait lasts over a reload', () => {
  const store = aStore();
  codeWaits(() => store).note('ada@example.com', 60_000, now);
  expect(codeWaits(() => store).leftFor('ada@example.com', now + 20_000)).toBe(40_000);
});

test('where nothing may be stored, it lasts as long as the document', () => {
  const waits = codeWaits(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(waits.leftFor('ada@example.com', now)).toBe(0);
  waits.note('ada@example.com', 60_000, now);
  expect(waits.leftFor('ada@example.com', now)).toBe(60_000);
});
