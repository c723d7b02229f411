/** One problem of one content file, with the place where its author finds it. */
export interface ContentProblem {
  /** Path of the file below the content folder. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Name of the field, such as `builds.windows`, or of the part of the file, such as `notes`. */
  readonly field: string;
  readonly message: string;
}

/** A problem as one line: `releases/s1/2.4.0.md:3 date: A day is written YYYY-MM-DD`. */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  return `${file}:${line} ${field}: ${message}`;
}

/** Content that must not be published. Carries every problem found, not only the first. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n${problems.map((problem) => `  ${describeProblem(problem)}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
