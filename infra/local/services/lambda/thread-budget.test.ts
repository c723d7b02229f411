import { expect, it } from 'vitest';
import { type BudgetedThread, createThreadBudget } from './thread-budget.ts';

/** A budget, and threads that are idle since the moment they are given; `undefined` means busy. */
function someThreads(limit: number) {
  type Named = BudgetedThread & { name: string; idleSince: number | undefined };
  const budget = createThreadBudget<Named>(limit);
  const retired: string[] = [];
  const start = (name: string, idleSince: number | undefined) => {
    const create = (): Named => ({ name, idleSince, stop: async () => void retired.push(name) });
    return budget.wait(name, () => budget.start(create)?.name);
  };
  const become = (name: string, idleSince: number | undefined) => {
    for (const thread of budget.threads()) if (thread.name === name) thread.idleSince = idleSince;
    budget.changed();
  };
  return { budget, start, become, retired };
}

it('the thread that was idle for longest is ended when there is no room for another', async () => {
  const { start, retired } = someThreads(2);
  await start('recent', 200);
  await start('old', 100);
  expect(await start('new', undefined)).toBe('new');
  expect(retired).toEqual(['old']);
});

it('no thread starts above the limit while all are busy, and then that of the first to wait', async () => {
  const { start, become, retired } = someThreads(1);
  await start('one', undefined);
  const order: string[] = [];
  const waiting = ['two', 'three'].map((name) => start(name, undefined).then((started) => order.push(started)));
  await new Promise(setImmediate);
  expect([order, retired]).toEqual([[], []]);
  become('one', 1);
  await waiting[0];
  expect([order, retired]).toEqual([['two'], ['one']]);
  become('two', 2);
  await waiting[1];
  expect([order, retired]).toEqual([
    ['two', 'three'],
    ['one', 'two'],
  ]);
});

it('no more idle threads are ended than are waited for', async () => {
  const { budget, start, retired } = someThreads(3);
  for (const [name, since] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const)
    await start(name, since);
  const started = start('d', undefined);
  for (let call = 0; call < 5; call += 1) budget.changed();
  await started;
  expect(retired).toEqual(['a']);
});

it('a function that gets no thread is tried once, however many of its events wait', () => {
  const budget = createThreadBudget(1);
  let asked = 0;
  const attempt = () => {
    asked += 1;
    return undefined;
  };
  for (let event = 0; event < 5; event += 1) void budget.wait('busy', attempt);
  void budget.wait('other', attempt);
  asked = 0;
  budget.changed();
  expect(asked).toBe(2);
});
