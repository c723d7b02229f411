import type { CustomWidget } from './dashboard.ts';
import { sanitized } from './sanitized.ts';
import type { CustomAnswer } from './widget-shapes.ts';

/** Pixels of a column and a row of the grid, as in AWS's example of a context. */
const [column, row] = [49, 60];

/** What whoever looks at a widget sees. */
export interface Look {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly periodMs: number;
  readonly theme: 'light' | 'dark';
}

/** Where a widget stands. */
export interface WidgetPlace {
  readonly dashboardName: string;
  readonly widgetId: string;
}

/** Calls a function by its ARN. @returns what it answered, read from JSON @throws {Error} when there is none, or it failed */
export type InvokeByArn = (arn: string, event: object) => Promise<unknown>;

/** What the function of a widget shows, called as CloudWatch does, with the rights of whoever looks. @throws {Error} when it failed */
export async function drawCustomWidget(
  { endpoint, params, title, width, height }: CustomWidget,
  place: WidgetPlace,
  { from, to, periodMs, theme }: Look,
  invoke: InvokeByArn,
): Promise<CustomAnswer> {
  // CloudWatch: Details about custom widgets.
  const widgetContext = {
    ...place,
    accountId: endpoint.split(':')[4],
    locale: 'en',
    timezone: { label: 'UTC', offsetISO: '+00:00', offsetInMinutes: 0 },
    period: periodMs / 1_000,
    isAutoPeriod: true,
    timeRange: { mode: 'relative', start: from, end: to, relativeStart: to - from },
    theme,
    linkCharts: true,
    title,
    forms: { all: {} },
    params,
    width: width * column,
    height: height * row,
  };
  return { html: sanitized(await htmlOf(await invoke(endpoint, { ...params, widgetContext }))) };
}

/** A function answers with HTML, with Markdown as `{"markdown": …}`, or with anything else, which is shown as JSON. */
async function htmlOf(answer: unknown): Promise<string> {
  if (typeof answer === 'string') return answer;
  const { markdown }: { markdown?: unknown } = Object(answer);
  const { marked } = await import('marked');
  if (typeof markdown === 'string') return marked.parse(markdown, { async: false });
  const text = JSON.stringify(answer, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<pre>${text}</pre>`;
}
