import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end of a run how many behaviours of AWS were tested, and how many of them nobody has tried on AWS yet. */
export default class ParityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const known = all.flatMap((test) => test.meta().parity ?? []);
    if (known.length === 0) return;
    const documented = known.filter((each) => 'documented' in each).length;
    console.log(
      `Parity with AWS: ${known.length} behaviours, ${documented} of them only documented, not yet observed.`,
    );
  }
}
