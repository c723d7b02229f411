import type { WidgetShape } from '../answers/widget-shapes.ts';
import { alarmList } from './alarm-list.ts';
import { type Card, card, frame } from './card.ts';
import { askWidget } from './client.ts';
import { customWidget, foreignHtml } from './foreign-html.ts';
import { lineChart } from './line-chart.ts';
import { singleValue } from './single-value.ts';
import { valueTable } from './value-table.ts';

const metricDrawings = { timeSeries: lineChart, singleValue, table: valueTable } as const;

/** The card of a widget, by its type. */
export function cardOf(dashboard: string, widget: WidgetShape): Card {
  const ask = <Answer>(...[span, theme, abandoned]: Parameters<Parameters<typeof card<object>>[2]>) =>
    askWidget<Answer>({ dashboard, widget: widget.id, span, theme }, abandoned);
  switch (widget.type) {
    case 'metric':
      return card(widget, metricDrawings[widget.view](widget), ask, true);
    case 'alarm':
      return card(widget, alarmList(widget), ask, false);
    case 'custom':
      return card(widget, customWidget(), ask, false);
    case 'text': {
      const { element, show } = foreignHtml();
      show(widget.html);
      const csv = () => ({ title: widget.title, rows: [] });
      return { element: frame(widget, element), load: async () => true, redraw: () => {}, csv };
    }
  }
}
