import type { OnProgress } from '../terminal/progress.ts';

/** In the order in which they run: whatever a page or a reply refers to is there before it. */
export type PublishingStep =
  | 'comparison'
  | 'files'
  | 'media'
  | 'assets'
  | 'collections'
  | 'pictures'
  | 'pages'
  | 'removal'
  | 'invalidation';

export interface StepCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface StepResult extends StepCounts {
  readonly step: PublishingStep;
}

/** Runs the steps of one publication one after the other, reports their progress and keeps their counts. */
export class PublishingSteps {
  current: PublishingStep = 'comparison';
  readonly results: StepResult[] = [];
  readonly #onProgress: OnProgress;

  constructor(onProgress: OnProgress = () => {}) {
    this.#onProgress = onProgress;
  }

  /**
   * @param total how many things the step works on
   * @param work is given a function to call after each of them
   */
  async run<Counts extends StepCounts>(
    step: PublishingStep,
    total: number,
    work: (advance: () => void) => Promise<Counts>,
  ): Promise<Counts> {
    this.current = step;
    let done = 0;
    this.#onProgress(step, done, total);
    const counts = await work(() => this.#onProgress(step, ++done, total));
    const { written, unchanged, removed } = counts;
    this.results.push({ step, written, unchanged, removed });
    return counts;
  }
}

/** A publication that stopped half-way. What was published before stays readable; the next run completes the rest. */
export class PublishError extends Error {
  readonly step: PublishingStep;

  constructor(step: PublishingStep, cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`Publishing stopped at its step "${step}": ${reason}`, { cause });
    this.name = 'PublishError';
    this.step = step;
  }
}
