import type { CsvRow } from './csv.ts';
import type { TimeSpan } from './time-range.ts';

/** What a widget shows: made once, drawn anew with each answer. */
export interface Drawing<Answer> {
  /** What is drawn. The heading stands above it. */
  readonly element: HTMLElement;
  /** @param before what was answered for the week before, where that is compared */
  draw(answer: Answer, span: TimeSpan, before?: Answer): void;
  /** Draws the same again, in colours that have changed. */
  redraw?(): void;
  rows(answer: Answer, span: TimeSpan): readonly CsvRow[];
}
