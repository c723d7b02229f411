import type { CountedFigure } from './figure.ts';

type PerUnit = CountedFigure['perUnit'] | 1;

/** A count in the units of its figure, as people read it. */
export function written(count: number, perUnit: PerUnit = 1): string {
  return (count / perUnit).toLocaleString('en', { minimumFractionDigits: perUnit === 100 ? 2 : 0 });
}

/** Compares two counts in words; the arrow only repeats them. */
export function changeText(count: number, before: number, beforeLabel: string, perUnit?: PerUnit): string {
  if (count === before) return count === 0 ? `= none, as ${beforeLabel}` : `= as many as ${beforeLabel}`;
  const difference = written(Math.abs(count - before), perUnit);
  const share = before <= 0 ? '' : `, ${Math.round((100 * Math.abs(count - before)) / before)}\u00a0%`;
  const [arrow, words] = count > before ? ['▲', 'more'] : ['▼', 'fewer'];
  return `${arrow} ${difference} ${words} than ${beforeLabel} (${written(before, perUnit)}${share})`;
}

/** How long ago something was, roughly: `3 days`. */
export function ageText(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  const [count, unit] =
    hours < 1
      ? [Math.floor(milliseconds / 60_000), 'minute']
      : hours < 48
        ? [hours, 'hour']
        : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
