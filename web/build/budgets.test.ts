import { describe, expect, it } from 'vitest';
import { checkBudgets, checkFirstLoads, followScripts } from './budgets.ts';

describe('script budgets', () => {
  it('scripts may weigh as much as their budget', () => {
    expect(() => checkBudgets([{ name: 'shell', bytes: 86_000, budget: 86_000 }])).not.toThrow();
  });

  it('every script over its budget is named', () => {
    const weights = [
      { name: 'shell', bytes: 86_001, budget: 86_000 },
      { name: 'page home', bytes: 9_000, budget: 10_000 },
      { name: 'page history', bytes: 12_000, budget: 10_000 },
    ];
    expect(() => checkBudgets(weights)).toThrow(/shell: 86001 .*\n.*page history: 12000 /);
  });
});

describe('the scripts of a first load', () => {
  const imports: Record<string, readonly string[]> = {
    entry: ['react', 'page'],
    page: ['entry', 'shared'],
    shared: ['react', 'dates'],
  };
  const importsOf = (script: string) => imports[script] ?? [];

  it('come all at once where the document names them', () => {
    const named = ['entry', 'react', 'page', 'shared', 'dates'];
    expect(followScripts(named, importsOf)).toEqual({ scripts: 5, chain: 1 });
  });

  it('wait for whichever script names them where the document does not', () => {
    expect(followScripts(['entry', 'react', 'page', 'shared'], importsOf)).toEqual({ scripts: 5, chain: 2 });
    expect(followScripts(['entry'], importsOf)).toEqual({ scripts: 5, chain: 4 });
  });

  it('may be four, in a chain of two', () => {
    expect(() => checkFirstLoads([{ name: 'page home', scripts: 4, chain: 2 }])).not.toThrow();
  });

  it.each([
    { scripts: 5, chain: 1 },
    { scripts: 3, chain: 3 },
  ])('stop the build when they are more: %o', (load) => {
    const loads = [
      { name: 'page home', scripts: 3, chain: 1 },
      { name: 'page history', ...load },
    ];
    const found = `page history: ${load.scripts} scripts in a chain of ${load.chain}`;
    expect(() => checkFirstLoads(loads)).toThrow(new RegExp(`\n  ${found}$`));
  });
});
