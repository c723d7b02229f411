import type { DashboardsAnswer, WidgetError } from '../answers/widget-shapes.ts';
import type { TimeSpan } from './time-range.ts';

/** Milliseconds after which an answer is given up. */
const longestWait = 30_000;

/** What a widget is asked for. */
export interface Question {
  readonly dashboard: string;
  readonly widget: string;
  readonly span: TimeSpan;
  readonly theme: 'light' | 'dark';
}

/** @throws Error saying why they cannot be read */
export function askDashboards(): Promise<DashboardsAnswer> {
  return ask('/__local/dashboards/all.json');
}

/**
 * What the service says of a widget.
 * @param abandoned when nobody waits for it any more
 * @throws Error when no answer comes, and when it is of a failure
 */
export function askWidget<Answer>(
  { dashboard, widget, span: { start, end, period }, theme }: Question,
  abandoned: AbortSignal,
): Promise<Answer | WidgetError> {
  const numbers = { start: String(start), end: String(end), period: String(period) };
  return ask(
    `/__local/dashboards/widget.json?${new URLSearchParams({ dashboard, widget, ...numbers, theme })}`,
    abandoned,
  );
}

async function ask<Answer>(address: string, ...abandoned: readonly AbortSignal[]): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.any([...abandoned, AbortSignal.timeout(longestWait)]) });
  if (response.ok) return response.json();
  const { error }: Partial<WidgetError> = await response.json().catch(() => ({}));
  throw new Error(error ?? `HTTP ${response.status}`);
}
