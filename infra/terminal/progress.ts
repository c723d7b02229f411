/** Called before and during each step with the number of things that are done. */
export type OnProgress = (step: string, done: number, total: number) => void;

/** Where progress goes; `process.stderr` is one. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 28;
const clearLine = '\r\u001b[2K';

/** How far work is, as it tells itself. */
export interface Progress {
  readonly onProgress: OnProgress;
  /** The same of a step of which nobody knows how much there is. */
  onCount(step: string, done: number): void;
}

/** A bar that redraws itself on a terminal, and one plain line per finished step anywhere else. */
export function progressReporter(output: ProgressOutput): Progress & { finish(): void } {
  return output.isTTY ? bar(output) : lines(output);
}

/** Shows how far work is. However it ends, nothing is left of the bar. */
export async function withProgress<Result>(
  output: ProgressOutput,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const { finish, ...progress } = progressReporter(output);
  try {
    return await work(progress);
  } finally {
    finish();
  }
}

function bar(output: ProgressOutput) {
  const onProgress: OnProgress = (step, done, total) => {
    const filled = total === 0 ? barWidth : Math.round((done / total) * barWidth);
    const drawn = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    output.write(`${clearLine}${drawn} ${step} ${done}/${total}`);
  };
  const onCount = (step: string, done: number) => void output.write(`${clearLine}${step} ${done}`);
  return { onProgress, onCount, finish: () => void output.write(clearLine) };
}

function lines(output: ProgressOutput) {
  /** The last count of each step: nothing but the end of the work says that it was the last. */
  const counts = new Map<string, number>();
  const onProgress: OnProgress = (step, done, total) => {
    if (done === total && total > 0) output.write(`${step}: ${total} of ${total}\n`);
  };
  const onCount = (step: string, done: number) => void counts.set(step, done);
  const finish = () => {
    for (const [step, done] of counts) output.write(`${step}: ${done}\n`);
  };
  return { onProgress, onCount, finish };
}
