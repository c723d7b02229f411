import * as z from 'zod/mini';
import { alarmLines } from './alarm-lines.ts';
import type { Console } from './console.ts';
import { drawCustomWidget } from './custom-widget.ts';
import type { Dashboard } from './dashboard.ts';
import { graphValues } from './graph-values.ts';
import type { AlarmAnswer, CustomAnswer, DashboardsAnswer, MetricAnswer } from './widget-shapes.ts';

const instant = z.coerce.number().check(z.gte(0), z.lte(Date.parse('9999-12-31')));

/** What is asked of a widget: a range in milliseconds since the epoch, in steps of seconds. */
const Asked = z.object({
  dashboard: z.string(),
  widget: z.string(),
  start: instant,
  end: instant,
  period: z.coerce.number().check(z.int(), z.gte(60)),
  theme: z._default(z.enum(['light', 'dark']), 'light'),
});

/** Steps that one answer has at most, as CloudWatch's graphs. */
const mostSteps = 1_440;

/** What the page is told: what there is to draw, and what a widget shows of a range. */
export function answersOf(console: Console) {
  let known: Promise<readonly Dashboard[]> | undefined;
  /** Reads them anew; a page that asks for its widgets has asked for them before. */
  const read = () => {
    known = console.dashboards();
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return {
    async all(): Promise<DashboardsAnswer> {
      const dashboards = await read();
      return {
        dashboards: dashboards
          .map(({ name, widgets }) => ({ name, label: labelOf(name), widgets: widgets.map(({ shape }) => shape) }))
          .toSorted((one, other) => other.label.localeCompare(one.label)),
      };
    },

    /** @throws {Error} for what there is not, cannot be asked, or failed */
    async widget(query: URLSearchParams): Promise<MetricAnswer | AlarmAnswer | CustomAnswer> {
      const { dashboard, widget: id, start: from, end: to, period, theme } = Asked.parse(Object.fromEntries(query));
      const widgets = (await (known ?? read())).find(({ name }) => name === dashboard)?.widgets ?? [];
      const widget = widgets.find(({ shape }) => shape.id === id);
      if (!widget) throw new Error(`There is no widget ${id} of a dashboard ${dashboard}`);
      const range = { from, to, periodMs: period * 1_000 };
      if ((to - from) / range.periodMs > mostSteps) throw new Error(`A graph has at most ${mostSteps} steps`);
      if (widget.custom) {
        const place = { dashboardName: dashboard, widgetId: id };
        return drawCustomWidget(widget.custom, place, { ...range, theme }, console.invoke);
      }
      if (widget.shape.type === 'alarm') return alarmLines(widget.alarms, widget.shape.states, await console.alarms());
      return graphValues(widget, range, console.read);
    },
  };
}

/** `media-server-local-usage` → `Usage` */
function labelOf(name: string): string {
  const last = name.slice(name.lastIndexOf('-') + 1);
  return `${last.slice(0, 1).toUpperCase()}${last.slice(1)}`;
}
