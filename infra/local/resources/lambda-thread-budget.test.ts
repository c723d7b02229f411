import { expect, it } from 'vitest';
import { type BudgetedThread, createThreadBudget } from './lambda-thread-budget.ts';

function someThreads(limit: number) {
  const budget = createThreadBudget(limit);
  const retired: string[] = [];
  const start = (name: string, idleSince: number | undefined) => {
    const thread: BudgetedThread = {
      idleSince: () => idleSince,
      retire: () => {
        retired.push(name);
        budget.ended(thread);
      },
    };
    budget.started(thread);
  };
  return { start, retired };
}

it('retires the thread that was idle for longest once there are too many', () => {
  const { start, retired } = someThreads(2);
  start('recent', 200);
  start('old', 100);
  start('busy', undefined);
  expect(retired).toEqual(['old']);
  start('another', undefined);
  expect(retired).toEqual(['old', 'recent']);
});

it('never retires a busy thread', () => {
  const { start, retired } = someThreads(1);
  start('one', undefined);
  start('two', undefined);
  expect(retired).toEqual([]);
});
