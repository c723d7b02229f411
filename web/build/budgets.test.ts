import { describe, expect, it } from 'vitest';
import { checkBudgets } from './budgets.ts';

describe('script budgets', () => {
  it('scripts may weigh as much as their budget', () => {
    expect(() => checkBudgets([{ name: 'shell', bytes: 80_000, budget: 80_000 }])).not.toThrow();
  });

  it('every script over its budget is named', () => {
    const weights = [
      { name: 'shell', bytes: 80_001, budget: 80_000 },
      { name: 'page home', bytes: 9_000, budget: 10_000 },
      { name: 'page history', bytes: 12_000, budget: 10_000 },
    ];
    expect(() => checkBudgets(weights)).toThrow(/shell: 80001 .*\n.*page history: 12000 /);
  });
});
