import { beforeEach, expect, test, vi } from 'vitest';
import { unsavedChanges } from './unsaved-changes.ts';

/** A form, or what forms stand in. */
const anElement = (...held: unknown[]) =>
  ({ isConnected: true, contains: (other: unknown) => held.includes(other) }) as unknown as Element;
const never = () => Promise.reject(new Error('Nobody is asked'));

const listening = new Set<unknown>();
beforeEach(() => {
  listening.clear();
  vi.stubGlobal('addEventListener', (type: string, listener: unknown) => listening.add([type, listener].join()));
  vi.stubGlobal('removeEventListener', (type: string, listener: unknown) => listening.delete([type, listener].join()));
});

test('closing the tab asks only while something is unsaved', () => {
  const [first, second] = [unsavedChanges.add(anElement(), never), unsavedChanges.add(anElement(), never)];
  expect([...listening]).toEqual([expect.stringMatching(/^beforeunload,/)]);
  first();
  expect([unsavedChanges.hasUnsaved(), listening.size]).toEqual([true, 1]);
  second();
  expect([unsavedChanges.hasUnsaved(), listening.size]).toEqual([false, 0]);
});

test('a form that has left the document is asked for no more', async () => {
  const form = { ...anElement(), isConnected: true };
  unsavedChanges.add(form, never);
  form.isConnected = false;
  expect(await unsavedChanges.mayBeLost()).toBe(true);
  expect(listening.size).toBe(0);
});

test('a dialog asks for the forms that stand in it, and for no other', async () => {
  const [inside, beside] = [anElement(), anElement()];
  const dialog = anElement(inside);
  const takeBack = unsavedChanges.add(beside, never);
  expect(unsavedChanges.hasUnsaved(dialog)).toBe(false);
  expect(await unsavedChanges.mayBeLost(dialog)).toBe(true);
  const ask = vi.fn(async () => false);
  const takeBackInside = unsavedChanges.add(inside, ask);
  expect(await unsavedChanges.mayBeLost(dialog)).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
  takeBack();
  takeBackInside();
});

test('while the question is open, nothing is asked again and nothing is lost', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>();
  const ask = vi.fn(() => answered);
  const takeBack = unsavedChanges.add(anElement(), ask);
  const first = unsavedChanges.mayBeLost();
  expect(await unsavedChanges.mayBeLost()).toBe(false);
  answer(true);
  expect(await first).toBe(true);
  expect(await unsavedChanges.mayBeLost()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
  takeBack();
});
