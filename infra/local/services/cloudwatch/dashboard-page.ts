import { type Html, html } from '../../core/html.ts';
import { type Metrics, statisticOf } from '../../core/metrics.ts';
import type { CustomWidget, Dashboard, GraphLine, Ranking, Widget } from './dashboard.ts';

const MINUTE_MS = 60_000;
const MINUTES = 60;
const WIDTH = 480;
const HEIGHT = 160;
const EDGE = 28;

/** `1.23K`, `4M`. */
const { format: short } = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** Hues that are far apart, each a golden angle from the one before. */
const colourOf = (position: number) => `hsl(${Math.round((210 + position * 137.5) % 360)} 65% 52%)`;

/**
 * All dashboards of the template, drawn from the metrics of the last hour.
 * @param custom what the functions of custom widgets have drawn
 */
export function dashboardPage(
  dashboards: readonly Dashboard[],
  metrics: Metrics,
  now: number,
  custom: ReadonlyMap<CustomWidget, Html> = new Map(),
): Html {
  const sections = dashboards.map(
    ({ name, widgets }) =>
      html`<h2>${name}</h2><div class="grid">${widgets.map((widget) => (widget.custom ? frame(widget.title, custom.get(widget.custom)) : figure(widget, metrics, now)))}</div>`,
  );
  const none = html`<p class="quiet">The template has no dashboards.</p>`;
  return sections.length > 0 ? html`${sections}` : none;
}

function frame(title: string, content = html``): Html {
  return html`<figure><figcaption>${title}</figcaption>${content}</figure>`;
}

function figure({ title, text, lines, rankings, calculated }: Widget, metrics: Metrics, now: number): Html {
  if (text !== undefined) return html`<figure><p>${text}</p></figure>`;
  const measured = lines.map((line) => ({ line, values: valuesOf(line, metrics, now) }));
  const visible = measured.filter(({ line }) => line.isVisible);
  const drawn = [...visible, ...rankings.flatMap((ranking) => chosen(measured, ranking))].map((each, position) => ({
    ...each,
    colour: colourOf(position),
  }));
  const legend = drawn.map(({ line, colour, values }) => {
    const known = values.filter((value) => value !== undefined);
    const summary = known.length === 0 ? 'no data' : `max ${short(Math.max(...known))}`;
    return html`<span><i style="background:${colour}"></i>${line.label} · ${summary}</span>`;
  });
  const note = calculated > 0 ? html`<span>${calculated} calculated metrics: on AWS only</span>` : html``;
  return frame(title, html`${graph(title, drawn)}<div class="legend">${legend}${note}</div>`);
}

/** The lines that a ranking chooses, in its order. */
function chosen<T extends Pick<Drawn, 'values'>>(lines: readonly T[], { by, order, most }: Ranking): T[] {
  const rank = ({ values }: T) => {
    const known = values.filter((value) => value !== undefined);
    const sum = known.reduce((total, value) => total + value, 0);
    return { SUM: sum, MAX: Math.max(0, ...known), AVG: sum / Math.max(1, known.length) }[by];
  };
  const sign = order === 'DESC' ? -1 : 1;
  return lines.toSorted((one, other) => sign * (rank(one) - rank(other))).slice(0, most);
}

/** A value for each minute of the last hour; `undefined` where nothing was measured. */
function valuesOf(
  { namespace, name, dimensions, statistic }: GraphLine,
  metrics: Metrics,
  now: number,
): (number | undefined)[] {
  const points = metrics.find(namespace, name, dimensions)?.points ?? [];
  const byMinute = new Map(points.map((point) => [point.minute, point]));
  const current = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return Array.from({ length: MINUTES }, (_, position) => {
    const point = byMinute.get(current - (MINUTES - 1 - position) * MINUTE_MS);
    return point && statisticOf([point], statistic);
  });
}

type Drawn = { readonly colour: string; readonly values: readonly (number | undefined)[] };

function graph(title: string, drawn: readonly Drawn[]): Html {
  const highest = Math.max(1, ...drawn.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = (position: number) => EDGE + (position / (MINUTES - 1)) * (WIDTH - EDGE - 6);
  const y = (value: number) => HEIGHT - 14 - (value / highest) * (HEIGHT - 28);
  const marks = drawn.map(({ colour, values }) => {
    const known = values.flatMap((value, position) =>
      value === undefined ? [] : [[x(position).toFixed(1), y(value).toFixed(1)] as const],
    );
    const points = known.map((point) => point.join()).join(' ');
    const dots = known.map(([cx, cy]) => html`<circle cx="${cx}" cy="${cy}" r="2" fill="${colour}"/>`);
    return html`<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round"/>${dots}`;
  });
  const grid = [0, highest / 2, highest].map(
    (
      value,
    ) => html`<line x1="${EDGE}" x2="${WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="currentColor" opacity=".15"/>
<text x="${EDGE - 4}" y="${y(value) + 3}" font-size="9" text-anchor="end" fill="currentColor" opacity=".6">${short(value)}</text>`,
  );
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${grid}${marks}</svg>`;
}
