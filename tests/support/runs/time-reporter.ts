import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How long a file took, hooks and imports included. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
}

const rounded = (seconds: number) => seconds.toFixed(seconds < 10 ? 1 : 0);

/** Prints, at the end of a run, the seconds of each project, files side by side counted one by one, and the ten slowest files. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      name: path.relative(process.cwd(), module.moduleId),
      project: module.project.name,
      tests: [...module.children.allTests()].length,
      seconds: secondsOf(module),
    }));
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds);
    const lines = [...Map.groupBy(slowest, ({ project }) => project)].map(([project, own]) => {
      const tests = own.reduce((sum, file) => sum + file.tests, 0);
      const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
      return `  ${project.padEnd(8)} ${rounded(seconds).padStart(6)} s  ${own.length} files, ${tests} tests`;
    });
    const longest = slowest.slice(0, 10).map(({ name, seconds }) => `  ${rounded(seconds).padStart(6)} s  ${name}`);
    console.log(`\nSeconds by project:\n${lines.join('\n')}\nThe slowest files:\n${longest.join('\n')}`);
  }
}
