import type { Output } from './command-line.ts';

/** An output that keeps what a command writes. For tests. */
export function keptOutput(): Output & { written(): string; told(): string } {
  const out: string[] = [];
  const errors: string[] = [];
  return {
    out: (text) => void out.push(text),
    error: (text) => void errors.push(text),
    written: () => out.join(''),
    told: () => errors.join(''),
  };
}
