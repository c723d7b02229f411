import { createTerminal, type Output } from './command-line.ts';

/** An output that keeps what a command writes, as a terminal would show it. For tests. */
export function keptOutput(): Output & { written(): string; told(): string } {
  const out: string[] = [];
  const errors: string[] = [];
  return {
    ...createTerminal({ write: (text) => out.push(text) }, { write: (text) => errors.push(text) }),
    written: () => out.join(''),
    told: () => errors.join(''),
  };
}
