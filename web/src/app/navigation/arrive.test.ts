import { expect, test, vi } from 'vitest';
import { arrive } from './arrive.ts';

/** A page with one element, in what is folded or not, and what was done on it. */
function aPageWith(id: string, fold?: object) {
  const done: string[] = [];
  const element = {
    scrollIntoView: () => done.push(`scrolls to ${id}`),
    closest: () => fold,
    querySelector: () => null,
    hasAttribute: () => true,
    focus: () => done.push(`focuses ${id}`),
  };
  vi.stubGlobal('document', {
    getElementById: (asked: string) => (asked === id ? element : null),
    querySelector: () => null,
  });
  vi.stubGlobal('scrollTo', () => done.push('scrolls to the top'));
  return done;
}

test.each([
  ['#caf%C3%A9', 'café'],
  ['#v-5.1.2', 'v-5.1.2'],
  ['#100%', '100%'],
  ['#%E9t%E9', '%E9t%E9'],
  ['#a%20b', 'a%20b'],
])('the hash %s leads to the element with the id %s', (hash, id) => {
  const done = aPageWith(id);
  arrive({ hash, box: undefined });
  expect(done).toEqual([`scrolls to ${id}`, `focuses ${id}`]);
});

test('a hash that names nothing leads to the top of the page', () => {
  const done = aPageWith('café');
  arrive({ hash: '#th%C3%A9', box: undefined });
  expect(done).toEqual(['scrolls to the top']);
});

test('what is folded around the element opens', () => {
  const set: string[][] = [];
  aPageWith('terms', { setAttribute: (...attribute: string[]) => set.push(attribute) });
  arrive({ hash: '#terms', box: undefined });
  expect(set).toEqual([['open', '']]);
});
