import { expect, test } from 'vitest';
import { inParts } from './personal-parts.ts';

const at = '2026-11-25T09:30:00.000Z';

test('what is kept of a person is parts with the names of the personal centre, also those without anything in it', () => {
  const parts = inParts([
    { kind: 'order', id: 'u1/1', at, says: { id: '1', steps: [{ state: 'unpaid', at }] } },
    { kind: 'projects', id: 'u1#projects#0', at, says: { list: [{ name: 'Gala' }, { name: 'Tour' }] } },
    { kind: 'projects', id: 'u1#projects#1', at, says: { list: [{ name: 'Fair' }] } },
    { kind: 'note', id: 'u1#note', at, says: { title: 'A show' } },
  ]);
  expect(parts).toMatchObject({
    Orders: [{ at, id: '1', steps: [{ state: 'unpaid', at }] }],
    Projects: [{ name: 'Gala' }, { name: 'Tour' }, { name: 'Fair' }],
    Passkeys: [],
    note: [{ at, title: 'A show' }],
  });
  expect(Object.keys(parts).slice(0, 5)).toEqual(['Profile', 'Addresses', 'Sessions', 'Passkeys', 'Projects']);
});
