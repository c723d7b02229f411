import type { WidgetError, WidgetShape } from '../answers/widget-shapes.ts';
import type { CsvWidget } from './csv.ts';
import type { Drawing } from './drawing.ts';
import { element, note } from './element.ts';
import { type TimeSpan, weekBefore } from './time-range.ts';
import { timeOfDay } from './written.ts';

/** What all widgets are asked for. */
export interface View {
  readonly span: TimeSpan;
  readonly isCompared: boolean;
  readonly theme: 'light' | 'dark';
}

type Asks<Answer> = (span: TimeSpan, theme: View['theme'], abandoned: AbortSignal) => Promise<Answer | WidgetError>;

/** A widget on the page. */
export interface Card {
  readonly element: HTMLElement;
  /** Asks for it and draws it. Abandons what it still waits for of another view. @returns whether it could be refreshed */
  load(view: View): Promise<boolean>;
  redraw(): void;
  csv(): CsvWidget;
}

/** The frame of a widget, with its heading, at its place in the grid. */
export function frame(widget: WidgetShape, ...content: readonly Node[]): HTMLElement {
  const { title, type, x, y, width, height } = widget;
  const kind = widget.type === 'metric' ? `metric ${widget.view}` : type;
  const heading = title === '' ? [] : [element('h2', { title }, title)];
  const placed = element('section', { className: `widget ${kind}` }, ...heading, ...content);
  const position = { x: x + 1, y: y + 1, width, height, half: width <= 12 ? 12 : 24 };
  for (const [name, value] of Object.entries(position)) placed.style.setProperty(`--${name}`, String(value));
  return placed;
}

/**
 * A widget that asks for what it draws.
 * @param ask asks for a span of time
 * @param comparable whether the week before is asked for as well, when that is wanted
 */
export function card<Answer extends object>(
  widget: WidgetShape,
  drawing: Drawing<Answer>,
  ask: Asks<Answer>,
  comparable: boolean,
): Card {
  const place = element('div', { className: 'body' });
  const stale = element('p', { className: 'stale', hidden: true });
  const section = frame(widget, place, stale);
  section.ariaBusy = 'true';
  let shown: { readonly answer: Answer; readonly before: Answer | undefined; readonly span: TimeSpan } | undefined;
  let loadedAt = 0;
  let waiting = new AbortController();

  const show = (answer: Answer | WidgetError, before: Answer | WidgetError | undefined, span: TimeSpan) => {
    if ('error' in answer) {
      shown = undefined;
      place.replaceChildren(note(answer.error));
      return;
    }
    if (!drawing.element.isConnected) place.replaceChildren(drawing.element);
    shown = { answer, before: before && 'error' in before ? undefined : before, span };
    drawing.draw(answer, span, shown.before);
  };

  const load = async ({ span, isCompared, theme }: View): Promise<boolean> => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    try {
      const earlier = isCompared && comparable ? ask(weekBefore(span), theme, signal) : undefined;
      const [answer, before] = await Promise.all([ask(span, theme, signal), earlier]);
      if (signal.aborted) return true;
      show(answer, before, span);
      loadedAt = Date.now();
      stale.hidden = true;
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      const reason = error instanceof Error ? error.message : String(error);
      if (shown) stale.replaceChildren(`as of ${timeOfDay(loadedAt)}`);
      else place.replaceChildren(note(`This could not be read: ${reason}`));
      stale.title = `Not refreshed since: ${reason}`;
      stale.hidden = !shown;
      return false;
    } finally {
      if (!signal.aborted) section.ariaBusy = 'false';
    }
  };

  return {
    element: section,
    load,
    redraw: () => drawing.redraw?.(),
    csv: () => {
      const rows = shown ? [...drawing.rows(shown.answer, shown.span)] : [];
      const before = shown?.before && drawing.rows(shown.before, weekBefore(shown.span));
      const compared = before?.map((row) => ({ ...row, series: `${row.series} (week before)` })) ?? [];
      return { title: widget.title, rows: [...rows, ...compared] };
    },
  };
}
