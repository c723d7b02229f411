import type { MetricAnswer, MetricShape } from '../answers/widget-shapes.ts';
import { metricRows } from './csv.ts';
import type { Drawing } from './drawing.ts';
import { element, note } from './element.ts';
import { change, full } from './written.ts';

/** The number of each series over the whole range, with a bar of its share of the largest. */
export function valueTable(widget: MetricShape): Drawing<MetricAnswer> {
  const place = element('div', { className: 'values' });
  return {
    element: place,
    draw: ({ series }, _, before) => {
      if (series.every(({ whole }) => whole === null)) {
        place.replaceChildren(note('Nothing measured in this range'));
        return;
      }
      const most = Math.max(...series.map(({ whole }) => Math.abs(whole ?? 0)));
      const rows = series.map(({ label, whole }) => {
        const heading = element('th', { scope: 'row', title: label }, label);
        const value = element('td', {}, full(whole, widget.unit));
        const row = element('tr', {}, heading, value);
        row.style.setProperty('--share', `${most === 0 ? 0 : (100 * Math.abs(whole ?? 0)) / most}%`);
        const earlier = before?.series.find((each) => each.label === label)?.whole ?? null;
        const [inShort, words] = change(whole, earlier);
        const unseen = element('span', { className: 'unseen' }, ` ${words}`);
        if (before) row.append(element('td', { className: 'changed', title: words }, inShort, unseen));
        return row;
      });
      place.replaceChildren(element('table', {}, element('tbody', {}, ...rows)));
    },
    rows: (answer, span) => metricRows(widget, answer, span),
  };
}
