import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Site } from '../../core/counterpart.ts';
import { type Html, html, styles } from '../../core/html.ts';
import { isObject, type JsonObject } from '../../core/json.ts';
import type { CustomWidget } from './dashboard.ts';

/** Pixels of a column and a row of the grid, as in AWS's example of a context. */
const COLUMN = 49;
const ROW = 60;
const HOUR_MS = 60 * 60_000;

/**
 * What CloudWatch leaves of a widget's HTML: most of HTML and SVG, styles too, but nothing that runs or loads, as `iframe` and `use`
 * (CloudWatch: Security and JavaScript). `cwdb-action` goes as well: nothing here can be clicked.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...'style details summary svg g path rect circle ellipse line polyline polygon text tspan title'.split(' '),
  ],
  allowedAttributes: {
    a: ['href', 'target'],
    '*': `class style title role aria-* scope colspan rowspan width height viewbox preserveaspectratio d points x y x1 x2 y1 y2 cx cy r rx ry dx dy transform
      fill fill-* stroke stroke-* opacity font-* text-anchor`.split(/\s+/),
  },
  allowVulnerableTags: true,
  // No style needs one, and inside SVG a browser reads it as an element.
  exclusiveFilter: ({ tag, text }) => tag === 'style' && text.includes('<'),
  nonTextTags: ['script', 'iframe', 'textarea', 'option', 'noscript', 'cwdb-action'],
};

/**
 * What the function of a widget shows. CloudWatch calls it as the reader of the dashboard: here that is the developer, who may call every
 * function. In a shadow root, so that its styles are its own. What goes wrong is shown in its place.
 * @param where the name of the dashboard, and what the widget is called there
 * @param now milliseconds since the epoch at the end of the hour that is shown
 */
export async function drawCustomWidget(
  widget: CustomWidget,
  where: { readonly dashboardName: string; readonly widgetId: string },
  { place, ports }: Site,
  now: number,
): Promise<Html> {
  const { endpoint, params } = widget.properties;
  try {
    const widgetContext = { ...where, accountId: place.accountId, ...contextOf(widget, now) };
    const outcome = await ports.get('function', endpoint).invoke(JSON.stringify({ ...params, widgetContext }));
    if ('error' in outcome) throw new Error(`${outcome.error.errorType}: ${outcome.error.errorMessage}`);
    const shown = { html: sanitizeHtml(htmlOf(JSON.parse(outcome.payload)), allowed) };
    return html`<div class="drawn"><template shadowrootmode="open"><style>${{ html: styles }}</style>${shown}</template></div>`;
  } catch (error) {
    return html`<p class="quiet">${error instanceof Error ? error.message : String(error)}</p>`;
  }
}

/** A function answers with HTML, with Markdown as `{"markdown": …}`, or with anything else, which is shown as JSON. */
function htmlOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (isObject(answer) && typeof answer.markdown === 'string') return marked.parse(answer.markdown, { async: false });
  return html`<pre>${JSON.stringify(answer, null, 2)}</pre>`.html;
}

/** What CloudWatch tells the function of what is looked at, and how (CloudWatch: Details about custom widgets). */
function contextOf({ width, height, properties: { title, params } }: CustomWidget, now: number): JsonObject {
  return {
    locale: 'en',
    timezone: { label: 'UTC', offsetISO: '+00:00', offsetInMinutes: 0 },
    period: 60,
    isAutoPeriod: true,
    timeRange: { mode: 'relative', start: now - HOUR_MS, end: now, relativeStart: HOUR_MS },
    theme: 'light',
    linkCharts: true,
    title,
    forms: { all: {} },
    params,
    width: width * COLUMN,
    height: height * ROW,
  };
}
