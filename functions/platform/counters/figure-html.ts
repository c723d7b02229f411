import { type Fragment, markup } from '../html/fragment.ts';
import type { Figure } from './figure.ts';
import type { CountedFigure } from './figure-reader.ts';
import type { Period } from './periods.ts';

// CloudWatch shows no script, and draws text in the colour of its theme, light or dark: nothing here has another.

/** A figure and the periods that it is told for, each with its change. */
export function numbersHtml(
  { label, perUnit }: Pick<Figure, 'label' | 'perUnit'>,
  counted: CountedFigure,
  periods: readonly Period[],
): Fragment {
  const rows = periods.map((period) => {
    const [count, before] = [counted.count(period), counted.count(period.before)];
    return markup`<tr><th scope="row" style="text-align:left">${period.label}</th>
<td style="text-align:right;font-size:1.3em;padding:0 8px">${written(count, perUnit)}</td><td>${changeText(count, before, period.beforeLabel, perUnit)}</td></tr>
`;
  });
  return markup`<table style="width:100%;color:inherit"><caption style="text-align:left">${label} on UTC days, each counted once</caption>
${rows}</table>
`;
}

/** Compares two counts in words; the arrow only repeats them. */
export function changeText(count: number, before: number, beforeLabel: string, perUnit?: Figure['perUnit']): string {
  if (count === before) return count === 0 ? `= none, as ${beforeLabel}` : `= as many as ${beforeLabel}`;
  const difference = written(Math.abs(count - before), perUnit);
  const share = before <= 0 ? '' : `, ${Math.round((100 * Math.abs(count - before)) / before)}\u00a0%`;
  const [arrow, words] = count > before ? ['▲', 'more'] : ['▼', 'fewer'];
  return `${arrow} ${difference} ${words} than ${beforeLabel} (${written(before, perUnit)}${share})`;
}

/** Most parts of a figure that are drawn apart. */
const mostParts = 5;

/** A figure and its parts on each of some days: a row of bars for each, on a scale of its own. */
export function daysHtml(
  { label, unit, perUnit }: Pick<Figure, 'label' | 'unit' | 'perUnit'>,
  counted: CountedFigure,
  days: readonly string[],
): Fragment {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const whole = { name: 'All', count: counted.count };
  const rows = [whole, ...largest(counted.parts, (part) => part.count({ from, to }))].map(({ name, count }) => {
    const counts = days.map((day) => ({ day, count: count({ from: day, to: day }) }));
    const most = counts.reduce((highest, one) => (one.count > highest.count ? one : highest), { day: '', count: 0 });
    const mostText = most.count === 0 ? 'none' : `${written(most.count, perUnit)} on ${most.day}`;
    return markup`<tr><th scope="row" style="text-align:left">${name}</th><td style="text-align:right;padding:0 8px">${written(count({ from, to }), perUnit)}</td>
<td style="width:40%"><svg viewBox="0 0 ${days.length} 12" preserveAspectRatio="none" width="100%" height="24" role="img" aria-label="${name}, most on one day: ${mostText}">${counts.map((one, at) => bar({ ...one, text: written(one.count, perUnit) }, at, most.count))}</svg></td><td style="white-space:nowrap;padding-left:8px">${mostText}</td></tr>
`;
  });
  return markup`<table style="width:100%;color:inherit"><caption style="text-align:left">${label}, ${from} to ${to}, UTC</caption>
<tr><th></th><th scope="col">${unit}</th><th scope="col">on each day</th><th scope="col">most on one day</th></tr>
${rows}</table>
`;
}

function bar({ day, count, text }: { day: string; count: number; text: string }, at: number, most: number): Fragment {
  if (count <= 0) return markup``;
  const height = (12 * count) / most;
  return markup`<rect x="${at + 0.1}" y="${12 - height}" width="0.8" height="${height}" fill="currentColor"><title>${day}: ${text}</title></rect>`;
}

type Part = CountedFigure['parts'][number];

/** The parts with the most, and the rest together, so that no part is left out of the sum; without those that count nothing. */
function largest(parts: readonly Part[], countOf: (part: Part) => number): readonly Part[] {
  const counting = parts.filter((part) => countOf(part) !== 0).toSorted((a, b) => countOf(b) - countOf(a));
  if (counting.length <= mostParts) return counting;
  const rest = counting.slice(mostParts - 1);
  const others: Part = {
    name: `${rest.length} others`,
    count: (days) => rest.reduce((total, part) => total + part.count(days), 0),
  };
  return [...counting.slice(0, mostParts - 1), others];
}

function written(count: number, perUnit: Figure['perUnit'] | 1 = 1): string {
  return (count / perUnit).toLocaleString('en', { minimumFractionDigits: perUnit === 100 ? 2 : 0 });
}
