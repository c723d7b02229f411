import { type Fragment, markup } from '../html/fragment.ts';
import type { CountedFigure } from './figure.ts';
import type { CountedThings } from './figure-reader.ts';
import type { Period } from './periods.ts';
import { written } from './written.ts';

const mostRows = 10;

/** The ten things of which most was counted, and what is left. */
export function tableHtml(
  { unit, perUnit, table }: Pick<CountedFigure, 'unit' | 'perUnit' | 'table'>,
  { list: things, isCut }: CountedThings,
  chosen: Period,
): Fragment {
  const columns = table?.columns ?? [];
  const all = sum(things);
  const rest = things.slice(mostRows);
  const shareOf = (count: number) => (all > 0 ? `${Math.round((100 * count) / all)}\u00a0%` : '');
  const numbers = (count: number) =>
    markup`<td style="text-align:right;padding-left:12px">${written(count, perUnit)}</td><td style="text-align:right;padding-left:12px;opacity:.75">${shareOf(count)}</td>`;
  const rows = things.slice(0, mostRows).map(
    ({
      cells,
      count,
    }) => markup`<tr>${columns.map((_, at) => markup`<td>${cells[at] ?? ''}</td>`)}${numbers(count)}</tr>
`,
  );
  const left =
    rest.length > 0
      ? markup`<tr style="opacity:.75"><td colspan="${columns.length}">${rest.length} more</td>${numbers(sum(rest))}</tr>
`
      : markup``;
  if (things.length === 0)
    return markup`<p>None, ${chosen.from} to ${chosen.to}, UTC</p>
`;
  return markup`<table style="width:100%;color:inherit"><caption style="text-align:left;opacity:.75">${chosen.label}, UTC${isCut ? '. There are too many to count: these are of the newest' : ''}</caption>
<tr>${columns.map((column) => markup`<th scope="col" style="text-align:left">${column}</th>`)}<th scope="col" style="text-align:right">${unit}</th><th></th></tr>
${rows}${left}</table>
`;
}

function sum(things: CountedThings['list']): number {
  return things.reduce((total, { count }) => total + count, 0);
}
