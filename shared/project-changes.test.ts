import { expect, test } from 'vitest';
import type { Project } from './contract/account-schemas.ts';
import { projectChanges } from './project-changes.ts';

function aProject(parts: Partial<Project> = {}): Project {
  const facts = { id: 'spring-gala', name: 'Spring gala', product_name: 'S3 Pro', version: '5.1.4' };
  return { ...facts, update_time: '2026-11-22T09:30:00.000Z', ...parts };
}

test('projects are listed the last saved first, and those of one moment by their ids, in whatever order they come', () => {
  const at = (id: string, day: number) => aProject({ id, update_time: `2026-11-0${day}T09:30:00.000Z` });
  const sorted = [at('d', 3), at('a', 2), at('b', 2), at('c', 1)];
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [2, 0, 3, 1],
  ];
  for (const order of orders) {
    const shuffled = order.flatMap((place) => sorted[place] ?? []);
    expect(projectChanges([], shuffled).list).toEqual(sorted);
    expect(projectChanges(shuffled.slice(0, 2), shuffled.slice(2)).list).toEqual(sorted);
  }
});

test.each([
  { name: 'Autumn gala' },
  { product_name: 'S3 Lite' },
  { version: '5.1.5' },
  { update_time: '2026-11-23T09:30:00.000Z' },
])('a project is changed where its import says %j', (difference) => {
  const kept = [aProject()];
  expect(projectChanges(kept, [aProject()])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const changed = aProject(difference);
  expect(projectChanges(kept, [changed])).toEqual({ list: [changed], added: 0, changed: 1, unchanged: 0 });
});
