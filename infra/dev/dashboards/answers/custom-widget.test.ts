import { describe, expect, test } from 'vitest';
import { drawCustomWidget } from './custom-widget.ts';

const endpoint = 'arn:aws:lambda:us-east-1:000000000000:function:draw';
const place = { dashboardName: 'counters', widgetId: 'widget-2' };
const look = { from: 0, to: 3_600_000, periodMs: 60_000, theme: 'dark' } as const;

/** What a custom widget shows whose function answers so. */
async function shown(answer: unknown, params: Record<string, unknown> = {}) {
  const events: object[] = [];
  const widget = { endpoint, params, title: 'Now', width: 12, height: 6 };
  const { html } = await drawCustomWidget(widget, place, look, async (arn, event) => {
    events.push({ arn, event });
    return answer;
  });
  return { html, events };
}

// CloudWatch: Details about custom widgets in CloudWatch
describe('a custom widget', () => {
  test('shows the HTML that its function returns', async () => {
    const bar =
      '<svg viewBox="0 0 9 12" preserveAspectRatio="none"><rect width="0.8" height="3"><title>3</title></rect></svg>';
    const returned = `<dl><dt>All</dt><dd style="color:red">42</dd></dl>${bar}`;
    // Names in SVG come back in lower case, and a browser knows how they are written.
    expect((await shown(returned)).html.toLowerCase()).toBe(returned.toLowerCase());
  });

  test('gives its function the parameters, and where it stands and what is looked at', async () => {
    const { events } = await shown('', { product: 's3-pro' });
    expect(events).toEqual([
      {
        arn: endpoint,
        event: {
          product: 's3-pro',
          widgetContext: {
            ...{ ...place, accountId: '000000000000', locale: 'en', title: 'Now' },
            timezone: { label: 'UTC', offsetISO: '+00:00', offsetInMinutes: 0 },
            ...{ period: 60, isAutoPeriod: true },
            timeRange: { mode: 'relative', start: 0, end: 3_600_000, relativeStart: 3_600_000 },
            ...{ theme: 'dark', linkCharts: true, forms: { all: {} }, params: { product: 's3-pro' } },
            ...{ width: 588, height: 360 },
          },
        },
      },
    ]);
  });

  // CloudWatch: Security and JavaScript
  test('shows nothing that can run or load: it is removed, and the rest is shown', async () => {
    const { html } =
      await shown(`<script>steal()</script><iframe src="//evil.example"></iframe><b onclick="steal()">kept</b>
      <a href="javascript:steal()">link</a><svg><use href="#x"></use><circle r="4"></circle></svg></template><h2>inside</h2>
      <svg><style><img src="//evil.example" onerror="steal()"></style></svg><style>b { color: red }</style><style>i { content: "<img src=//evil.example>" }</style>`);
    expect(html).toContain('<b>kept</b>');
    expect(html).toContain('<circle r="4"></circle>');
    expect(html).toContain('<style>b { color: red }</style>');
    expect(html).not.toMatch(/steal|iframe|<use|evil|template/);
  });

  test('may return Markdown, or any JSON', async () => {
    expect((await shown({ markdown: '**bold** <script>x</script>' })).html).toContain('<strong>bold</strong> ');
    expect((await shown({ total: '<b>' })).html).toContain('"total": "&lt;b&gt;"');
  });
});
