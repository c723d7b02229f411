import { type Fragment, markup } from '../html/fragment.ts';
import { barsHtml } from './bars-html.ts';
import type { CountedFigure, WaitingFigure } from './figure.ts';
import type { FigureCounts } from './figure-reader.ts';
import { daysOf, type Period } from './periods.ts';
import type { Waiting } from './waiting-reader.ts';
import { ageText, changeText, written } from './written.ts';

/** Figures beside each other, as many as there is room for. */
export function tilesHtml(tiles: readonly Fragment[]): Fragment {
  return markup`<div style="display:flex;flex-wrap:wrap;gap:16px 32px;color:inherit">${tiles}</div>`;
}

/** A figure of some days with its change, its days as bars, and today beside the same day a week ago. */
export function countedTile(
  { label, perUnit }: Pick<CountedFigure, 'label' | 'perUnit'>,
  counted: Pick<FigureCounts, 'count'>,
  today: Period,
  chosen: Period,
): Fragment {
  const [count, before] = [counted.count(chosen), counted.count(chosen.before)];
  const [now, weekAgo] = [counted.count(today), counted.count(today.before)];
  const bars = daysOf(chosen).map(({ day, before: other }) => {
    const ofDay = counted.count({ from: day, to: day });
    return { day, counts: [ofDay], before: counted.count({ from: other, to: other }), text: written(ofDay, perUnit) };
  });
  const picture = bars.length > 1 ? barsHtml(bars, `${label} by day`, 28) : markup``;
  return tile(label, written(count, perUnit), [
    markup`<dd style="margin:0">${changeText(count, before, chosen.beforeLabel, perUnit)}</dd>`,
    markup`<dd style="margin:6px 0">${picture}</dd>`,
    markup`<dd style="margin:0;opacity:.75">${today.label} ${written(now, perUnit)}, ${written(weekAgo, perUnit)} ${today.beforeLabel}</dd>`,
  ]);
}

/** What waits now, and for how long. */
export function waitingTile(
  { label, unit, lateHours }: Pick<WaitingFigure, 'label' | 'unit' | 'lateHours'>,
  { count, late, oldest }: Waiting,
  now: number,
): Fragment {
  const limit = ageText(lateHours * 3_600_000);
  const since = oldest === '' ? `No ${unit} wait` : `The oldest waits for ${ageText(now - Date.parse(oldest))}`;
  return tile(label, written(count), [
    markup`<dd style="margin:0">${since}</dd>`,
    markup`<dd style="margin:0;opacity:.75">${late === 0 ? 'None' : written(late)} for more than ${limit}</dd>`,
  ]);
}

function tile(label: string, number: string, lines: readonly Fragment[]): Fragment {
  return markup`<dl style="flex:1 1 180px;max-width:360px;min-width:0;margin:0"><dt style="opacity:.75">${label}</dt><dd style="margin:0;font-size:28px;line-height:1.2;font-weight:600">${number}</dd>${lines}</dl>
`;
}
