import { type Fragment, markup } from '../html/fragment.ts';
import { barsHtml, partColours } from './bars-html.ts';
import type { CountedFigure } from './figure.ts';
import type { FigureCounts } from './figure-reader.ts';
import { daysOf, type Period } from './periods.ts';
import { written } from './written.ts';

type Part = FigureCounts['parts'][number];

/** A figure on each of some days, as bars made of its parts, and as a line what the same days before them counted. */
export function daysHtml(
  { label, unit, perUnit }: Pick<CountedFigure, 'label' | 'unit' | 'perUnit'>,
  counted: FigureCounts,
  chosen: Period,
): Fragment {
  const parts = largest(counted.parts, (part) => part.count(chosen));
  const bars = daysOf(chosen).map(({ day, before }) => {
    const whole = written(counted.count({ from: day, to: day }), perUnit);
    const named = parts.map(({ name, count }) => [name, count({ from: day, to: day })] as const);
    const details = named.flatMap(([name, count]) => (count === 0 ? [] : [`${name} ${written(count, perUnit)}`]));
    return {
      day,
      counts: named.map(([, count]) => count),
      before: counted.count({ from: before, to: before }),
      text: details.length > 1 ? `${whole} (${details.join(', ')})` : whole,
    };
  });
  const most = bars.reduce((highest, bar) => Math.max(highest, sum(bar.counts), bar.before), 0);
  const key = parts.map(({ name, count }, at) => {
    const square = markup`<span style="display:inline-block;width:10px;height:10px;border-radius:2px;margin-right:6px;background:${partColours[at] ?? ''}"></span>`;
    return named(markup`${square}${name}`, written(count(chosen), perUnit));
  });
  const whole = written(counted.count(chosen), perUnit);
  return markup`<div style="color:inherit"><div style="display:flex;justify-content:space-between;opacity:.75"><span>${written(most, perUnit)} ${unit}</span><span>- - - ${chosen.beforeLabel}</span></div>
${barsHtml(bars, `${label} on each day: ${whole} in all, at most ${written(most, perUnit)} on one`, 150)}<div style="display:flex;justify-content:space-between;opacity:.75;margin-bottom:8px"><span>${chosen.from}</span><span>${chosen.to}</span></div>
<dl style="display:flex;flex-wrap:wrap;gap:2px 16px;margin:0">${named(markup`All`, whole)}${key}</dl></div>
`;
}

function named(name: Fragment, count: string): Fragment {
  return markup`<div style="display:flex;gap:6px"><dt>${name}</dt><dd style="margin:0;font-weight:600">${count}</dd></div>
`;
}

/** The parts with the most, and the rest together, so that no part is left out of the sum; without those that count nothing. */
function largest(parts: readonly Part[], countOf: (part: Part) => number): readonly Part[] {
  const counting = parts.filter((part) => countOf(part) !== 0).toSorted((a, b) => countOf(b) - countOf(a));
  const most = partColours.length;
  if (counting.length <= most) return counting;
  const rest = counting.slice(most - 1);
  const others: Part = {
    name: `${rest.length} others`,
    count: (days) => rest.reduce((total, part) => total + part.count(days), 0),
  };
  return [...counting.slice(0, most - 1), others];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + Math.max(0, count), 0);
}
