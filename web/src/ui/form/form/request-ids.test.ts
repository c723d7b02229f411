import { expect, test, vi } from 'vitest';
import { type IdStore, requestIds } from './request-ids.ts';

/** The memory of a tab, and a form in it as often as it is opened or the page reloaded. */
function aTab() {
  const kept = new Map<string, string>();
  const store: IdStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  let made = 0;
  return { kept, opened: (form = 'contact') => requestIds(form, store, () => `id-${++made}`) };
}

const twoWalls = { name: 'Ada', content: 'Two walls' };

test('the same content keeps its request id however often it is tried', async () => {
  const ids = aTab().opened();
  const first = await ids.of({ ...twoWalls });
  expect(await ids.of({ ...twoWalls })).toBe(first);
});

test('the same content keeps its request id over a reload, and in a dialog that is opened again', async () => {
  const { opened } = aTab();
  const first = await opened().of(twoWalls);
  expect(await opened().of(twoWalls)).toBe(first);
});

test('changed content is a request of its own', async () => {
  const { opened } = aTab();
  const first = await opened().of(twoWalls);
  expect(await opened().of({ ...twoWalls, content: 'Three walls' })).not.toBe(first);
});

test('another file is another content', async () => {
  const ids = aTab().opened();
  const first = await ids.of({ photo: new File(['a'], 'a.png', { lastModified: 1 }) });
  expect(await ids.of({ photo: new File(['b'], 'b.png', { lastModified: 1 }) })).not.toBe(first);
  expect(await ids.of({ photo: new File(['a'], 'b.png', { lastModified: 1 }) })).toBe('id-2');
});

test('the same words after they were answered are a request of their own', async () => {
  const { opened, kept } = aTab();
  const ids = opened();
  const first = await ids.of(twoWalls);
  ids.answered();
  expect(kept.size).toBe(0);
  expect(await opened().of(twoWalls)).not.toBe(first);
});

test('the same content of another form is another request', async () => {
  const { opened } = aTab();
  expect(await opened('enquiry').of(twoWalls)).not.toBe(await opened('contact').of(twoWalls));
});

test('the tab remembers nothing of what was written', async () => {
  const { opened, kept } = aTab();
  await opened().of(twoWalls);
  expect([...kept]).toEqual([['request-id:contact', expect.stringMatching(/^[\da-f]{64} id-1$/)]]);
});

test('where the browser forbids to remember, an id lasts as long as the document; ids are UUIDs', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const ids = requestIds('contact');
  const first = await ids.of(twoWalls);
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await ids.of(twoWalls)).toBe(first);
  ids.answered();
  expect(await ids.of(twoWalls)).not.toBe(first);
});
