import type { MetricAnswer, MetricShape } from '../answers/widget-shapes.ts';
import { metricRows } from './csv.ts';
import type { Drawing } from './drawing.ts';
import { element, note } from './element.ts';
import { isEmpty } from './measured.ts';
import { plotted } from './plotted.ts';
import { change, full, short } from './written.ts';

/** A large number for each series, over the line that it sums up. */
export function singleValue(widget: MetricShape): Drawing<MetricAnswer> {
  const place = element('div', { className: 'tiles' });
  let tiles: readonly Tile[] = [];
  let labels = '';
  return {
    element: place,
    draw: (answer, _, before) => {
      const labelled = JSON.stringify(answer.series.map(({ label }) => label));
      if (labelled !== labels) {
        labels = labelled;
        tiles = answer.series.map(() => tile(widget));
        place.replaceChildren(...tiles.map((each) => each.element));
      }
      if (tiles.length === 0) place.replaceChildren(note('Nothing measured in this range'));
      for (const [position, each] of tiles.entries()) each.draw(answer, position, before);
    },
    redraw: () => {
      for (const each of tiles) each.redraw();
    },
    rows: (answer, span) => metricRows(widget, answer, span),
  };
}

interface Tile {
  readonly element: HTMLElement;
  draw(answer: MetricAnswer, position: number, before: MetricAnswer | undefined): void;
  redraw(): void;
}

function tile({ title, unit, sparkline }: MetricShape): Tile {
  const [name, number, changed] = ['name', 'number', 'changed'].map((className) => element('p', { className }));
  const line = plotted({ unit, isStacked: false, isSmall: true });
  line.element.ariaHidden = 'true';
  const place = element('div', { className: 'tile' });
  place.append(...[name, number, changed].filter((part) => part !== undefined), ...(sparkline ? [line.element] : []));
  return {
    element: place,
    draw: ({ times, series }, position, before) => {
      const { label = '', values = [], whole = null } = series[position] ?? {};
      const earlier = before?.series.find((each) => each.label === label);
      name?.replaceChildren(label === title && series.length === 1 ? '' : label);
      number?.replaceChildren(short(whole), ...(unit && whole !== null ? [element('small', {}, `\u00a0${unit}`)] : []));
      if (number) number.title = full(whole, unit);
      changed?.replaceChildren(before ? change(whole, earlier?.whole ?? null).join(' ') : '');
      const lines = { times, values: [values], before: [] };
      line.element.hidden = isEmpty({ times, series: [{ label, values, whole }] });
      if (sparkline && !line.element.hidden) line.draw(lines, '');
    },
    redraw: line.redraw,
  };
}
