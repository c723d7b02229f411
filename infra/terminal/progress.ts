/** Called before and during each step with the number of things that are done. */
export type OnProgress = (step: string, done: number, total: number) => void;

/** Where progress goes; `process.stderr` is one. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 28;
const clearLine = '\r\u001b[2K';

/** A bar that redraws itself on a terminal, and one plain line per finished step anywhere else. */
export function progressReporter(output: ProgressOutput): { readonly onProgress: OnProgress; finish(): void } {
  return output.isTTY ? bar(output) : lines(output);
}

function bar(output: ProgressOutput) {
  const onProgress: OnProgress = (step, done, total) => {
    const filled = total === 0 ? barWidth : Math.round((done / total) * barWidth);
    const drawn = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    output.write(`${clearLine}${drawn} ${step} ${done}/${total}`);
  };
  return { onProgress, finish: () => void output.write(clearLine) };
}

function lines(output: ProgressOutput) {
  const onProgress: OnProgress = (step, done, total) => {
    if (done === total && total > 0) output.write(`${step}: ${total} of ${total}\n`);
  };
  return { onProgress, finish: () => {} };
}
