import { expect } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import type { InvocationOutcome } from '../../core/ports.ts';
import { parity } from '../../testing/parity.ts';
import { startedServices } from '../../testing/started-services.ts';
import { cloudwatch } from './index.ts';

const endpoint = 'arn:aws:lambda:us-east-1:000000000000:function:draw';
const about = { documented: 'CloudWatch: Details about custom widgets in CloudWatch' };

/** The page of a dashboard with one custom widget, whose function ends so, and the events that the function was given. */
async function aWidget(outcome: InvocationOutcome, properties: JsonObject = {}, more: JsonObject = {}) {
  const events: JsonObject[] = [];
  const widget = { type: 'custom', width: 12, height: 6, ...more, properties: { endpoint, ...properties } };
  const DashboardBody = JSON.stringify({ widgets: [{ type: 'text', properties: { markdown: 'Above' } }, widget] });
  const { reports } = await startedServices(
    [cloudwatch],
    { Board: ['AWS::CloudWatch::Dashboard', { DashboardName: 'counters', DashboardBody }] },
    {
      prepare: ({ ports }) =>
        ports.provide('function', (arn) => {
          const invoke = async (event: string) => {
            events.push(JSON.parse(event));
            return outcome;
          };
          return arn === endpoint ? { name: 'draw', arn, invoke } : undefined;
        }),
    },
  );
  return { page: await reports.page('dashboards'), events };
}

const answering = (answer: unknown) => ({ payload: JSON.stringify(answer) });

parity('a custom widget shows the HTML that its function returns, under its title', about, async () => {
  const bar =
    '<svg viewBox="0 0 9 12" preserveAspectRatio="none"><rect width="0.8" height="3"><title>3</title></rect></svg>';
  const returned = `<table><tr><th scope="row">All</th><td style="color:red">42</td></tr></table>${bar}`;
  const { page } = await aWidget(answering(returned), { title: 'Now' });
  expect(page).toContain('<figcaption>Now</figcaption>');
  // Names in SVG come back in lower case, and a browser knows how they are written.
  expect(page.toLowerCase()).toContain(returned.toLowerCase());
  expect(page).toContain('Above');
});

parity(
  'the function of a custom widget gets its parameters, and where the widget is and what is looked at',
  about,
  async () => {
    const params = { product: 's3-pro' };
    const updateOn = { refresh: true, resize: false, timeRange: true };
    const { events } = await aWidget(answering(''), { params, updateOn, title: 'Now' });
    const [event] = events;
    expect(event).toMatchObject({
      product: 's3-pro',
      widgetContext: {
        ...{ dashboardName: 'counters', widgetId: 'widget-2', accountId: '000000000000', locale: 'en', title: 'Now' },
        timezone: { label: 'UTC', offsetISO: '+00:00', offsetInMinutes: 0 },
        timeRange: { mode: 'relative', relativeStart: 3_600_000 },
        ...{ theme: 'light', linkCharts: true, forms: { all: {} }, params, width: 588, height: 360 },
      },
    });
  },
);

const security = { documented: 'CloudWatch: Security and JavaScript' };

parity(
  'nothing that a custom widget returns can run or load: it is removed, and the rest is shown',
  security,
  async () => {
    const { page } = await aWidget(
      answering(`<script>steal()</script><iframe src="//evil.example"></iframe><b onclick="steal()">kept</b>
      <a href="javascript:steal()">link</a><svg><use href="#x"></use><circle r="4"></circle></svg></template><h2>inside</h2>
      <svg><style><img src="//evil.example" onerror="steal()"></style></svg><style>b { color: red }</style><style>i { content: "<img src=//evil.example>" }</style>`),
    );
    expect(page).toContain('<b>kept</b>');
    expect(page).toContain('<circle r="4"></circle>');
    expect(page).toContain('<style>b { color: red }</style>');
    expect(page).not.toMatch(/steal|iframe|<use|evil/);
    // Only the template of the widget itself ends: its content cannot leave it.
    expect(page.match(/<\/template>/g)).toHaveLength(1);
  },
);

parity('a custom widget may return Markdown, or any JSON', about, async () => {
  expect((await aWidget(answering({ markdown: '**bold** <script>x</script>' }))).page).toContain(
    '<strong>bold</strong> ',
  );
  expect((await aWidget(answering({ total: '<b>' }))).page).toContain('"total": "&lt;b&gt;"');
});

parity('a widget whose function fails or is not there says so in its frame', about, async () => {
  const failed = await aWidget({ error: { errorType: 'TypeError', errorMessage: '<b> is not a function' } });
  expect(failed.page).toContain('<p class="quiet">TypeError: &#60;b&#62; is not a function</p>');
  const unknown = await aWidget(answering(''), { endpoint: `${endpoint}-other`, title: 'Lost' });
  expect(unknown.page).toContain(`<figcaption>Lost</figcaption><p class="quiet">The template has no function`);
  expect(unknown.page).toContain('Above');
});

parity('a dashboard stops the start by the name of what nothing draws', about, async () => {
  await expect(aWidget(answering(''), { colour: 'red' })).rejects.toThrow(/counters:[\s\S]*colour/);
  await expect(aWidget(answering(''), {}, { type: 'alarm' })).rejects.toThrow('type alarm');
});
