import type { MetricAnswer, MetricShape } from '../answers/widget-shapes.ts';
import { seriesColour } from './colours.ts';
import { metricRows } from './csv.ts';
import type { Drawing } from './drawing.ts';
import { element, note } from './element.ts';
import { highest, isEmpty, isZero, latest, stacked, valuesBefore } from './measured.ts';
import { plotted } from './plotted.ts';
import { type Told, tooltip } from './tooltip.ts';
import { dayAndTime, full, moment, short } from './written.ts';

/** Lines over time, with their names below. */
export function lineChart(widget: MetricShape): Drawing<MetricAnswer> {
  const { unit } = widget;
  let period = 0;
  let shown: MetricAnswer = { times: [], series: [] };
  let before: ReturnType<typeof valuesBefore> = [];

  const tell = (position: number): Told[] =>
    shown.series.map(({ label, values }, at) => {
      const earlier = before[at];
      const value = full(values[position] ?? null, unit);
      return { label, colour: seriesColour(at), value, before: earlier ? full(earlier[position] ?? null, unit) : '' };
    });
  const chart = plotted({ unit, isStacked: widget.stacked, isSmall: false }, [
    tooltip((position) => moment(shown.times[position] ?? 0, period), tell),
  ]);
  chart.element.role = 'group';
  chart.element.ariaLabel = `${widget.title}: the arrow keys tell the values of a time`;
  const legend = element('ul', { className: 'legend' });
  const place = element('div', { className: 'chart' });

  return {
    element: place,
    draw: (answer, span, answerBefore) => {
      shown = answer;
      period = span.period;
      before = answerBefore ? valuesBefore(answer, answerBefore) : [];
      const hasBefore = before.flat().some((value) => value !== null && value !== 0);
      if (isZero(answer) && !hasBefore) {
        place.replaceChildren(note(isEmpty(answer) ? 'Nothing measured in this range' : 'Zero in all of this range'));
        return;
      }
      if (!chart.element.isConnected) place.replaceChildren(chart.element, legend);
      const layered = (all: typeof before) => (widget.stacked ? stacked(all) : all);
      const values = layered(answer.series.map((each) => each.values));
      chart.draw({ times: answer.times, values, before: layered(before) }, summary(widget, answer));
      legend.replaceChildren(...answer.series.map((each, at) => legendLine(each, at, unit)));
    },
    redraw: chart.redraw,
    rows: (answer, span) => metricRows(widget, answer, span),
  };
}

function legendLine({ label, values }: MetricAnswer['series'][number], position: number, unit: string): HTMLElement {
  const swatch = element('i', { className: 'swatch' });
  swatch.style.background = seriesColour(position);
  const numbers = `max ${short(highest(values), unit)}`;
  return element(
    'li',
    { title: label },
    swatch,
    element('span', { className: 'name' }, label),
    element('b', {}, numbers),
  );
}

/** What a chart shows, for whoever does not see it. */
function summary({ title, unit }: MetricShape, { times, series }: MetricAnswer): string {
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  const lines = series.map(
    ({ label, values }) => `${label}: latest ${short(latest(values), unit)}, highest ${short(highest(values), unit)}`,
  );
  return `${title}, ${dayAndTime(from * 1_000)} to ${dayAndTime(to * 1_000)} UTC. ${lines.join('; ')}`;
}
