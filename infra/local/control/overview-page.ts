import { isObject } from '../cloudformation/json.ts';
import { statisticOf } from '../resources/metrics.ts';
import type { ControlledSite } from './controlled-site.ts';
import { html, page, table } from './html.ts';
import { reportQueues, unusedGrants } from './reports.ts';

const SHOWN_EVENTS = 15;

/** The first page under `/__local/`: queues, functions, edge, the latest events, at a glance. */
export function overviewPage({ messaging, metrics, edge, judge }: ControlledSite): string {
  const queues = Object.entries(reportQueues(messaging.queues, messaging.engine));
  const functions = metrics
    .series()
    .filter(({ namespace, name }) => namespace === 'AWS/Lambda' && name === 'Duration')
    .map(({ dimensions, points }) => {
      const errors = metrics.find('AWS/Lambda', 'Errors', dimensions)?.points ?? [];
      const count = statisticOf(points, 'SampleCount') ?? 0;
      const slow = Math.round(statisticOf(points, 'p95') ?? 0);
      return [dimensions.FunctionName ?? '', count, statisticOf(errors, 'Sum') ?? 0, slow];
    });
  const served = [...edge.distributions.values()].flatMap((distribution) =>
    Object.entries(distribution.statistics().behaviours).map(([name, counts]) => [
      name,
      counts.requests,
      counts.hits + counts.refreshHits,
      counts.originRequests,
    ]),
  );
  const events = messaging.buses
    .recent()
    .filter(isObject)
    .slice(0, SHOWN_EVENTS)
    .map((event) => [String(event.time), String(event['detail-type']), JSON.stringify(event.detail)]);
  const unused = unusedGrants(judge.usage());
  return page(
    'Local site',
    html`
<h2>Queues</h2>${table(
      ['Queue', 'Visible', 'In flight', 'Dead-lettered'],
      queues.map(([name, { visible, inFlight, deadLettered }]) => [name, visible, inFlight, deadLettered]),
      'The template has no queues.',
    )}
<h2>Functions, last three hours</h2>${table(['Function', 'Invocations', 'Errors', 'p95 in ms'], functions, 'No function has run yet.')}
<h2>Edge</h2>${table(['Behaviour', 'Requests', 'From the cache', 'To the origin'], served, 'No request has come yet.')}
<h2>Latest events</h2>${table(['Time', 'Event', 'Detail'], events, 'No event has been published yet.')}
<p class="quiet">${unused.length} grants of the template have not been used since the start: <a href="/__local/iam.json">Grants</a>.</p>`,
  );
}
