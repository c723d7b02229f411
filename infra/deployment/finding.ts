/** A thing that a stage needs, and how it stands. */
export interface Finding {
  readonly subject: string;
  /** What is `missing` would make a deployment fail; what is `open` keeps part of the site from working. */
  readonly state: 'ready' | 'open' | 'missing';
  /** How it stands, and what to do. */
  readonly told: string;
}

export const ready = (subject: string, told: string): Finding => ({ subject, state: 'ready', told });
export const open = (subject: string, told: string): Finding => ({ subject, state: 'open', told });
export const missing = (subject: string, told: string): Finding => ({ subject, state: 'missing', told });

const marks = { ready: '✓', open: '!', missing: '✗' } as const;

/** A line for a terminal. */
export function findingLine({ subject, state, told }: Finding): string {
  return `${marks[state]} ${subject}: ${told}`;
}
