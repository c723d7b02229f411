import { createHash } from 'node:crypto';
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { seededRandom, shuffled } from './random.ts';
import { testShare } from './test-share.ts';

/** Runs a part of each file's tests, drawn anew with each seed; the others are skipped, and so are hooks of groups and files without any. */
export default class DrawnTests extends TestRunner {
  onBeforeRunFiles(files: RunnerTestFile[]): void {
    if (testShare < 1) for (const file of files) draw(file, randomOf(file.name));
  }
}

/** Numbers of a file's own, the same whichever worker it comes to. */
function randomOf(file: string): () => number {
  const seed = createHash('sha256').update(`${process.env.TEST_SEED} ${file}`).digest();
  return seededRandom(seed.readUInt32LE());
}

function draw(file: RunnerTestFile, random: () => number): void {
  const tests = testsIn(file).filter(willRun);
  // Rounded up or down by chance, so that files with few tests have their turn as often as those with many.
  const count = Math.floor(tests.length * testShare + random());
  for (const test of shuffled(random, tests).slice(count)) skip(test);
  skipEmpty(file);
}

const willRun = ({ mode }: RunnerTask) => mode === 'run' || mode === 'queued';

function testsIn(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));
}

function skipEmpty(suite: RunnerTestSuite): void {
  for (const task of suite.tasks) if (task.type === 'suite') skipEmpty(task);
  if (!suite.tasks.some(willRun)) suite.mode = 'skip';
}

function skip(test: RunnerTestCase): void {
  test.mode = 'skip';
  test.result = { state: 'skip' };
}
