import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ControlledSite } from './controlled-site.ts';
import { readDashboards } from './dashboard.ts';
import { dashboardPage } from './dashboard-page.ts';
import { overviewPage } from './overview-page.ts';
import { reportQueues, unusedGrants } from './reports.ts';

type Answer = { readonly json: unknown } | { readonly html: string };
type Route = (site: ControlledSite, query: URLSearchParams) => Answer;

export const controlPrefix = '/__local/';

const routes: Readonly<Record<string, Route>> = {
  '': (site) => ({ html: overviewPage(site) }),
  health: () => ({ json: { status: 'ready' } }),
  // The template has no mail service yet; SES types stop the start until one stands behind this list.
  'mail.json': () => ({ json: [] }),
  'queues.json': ({ messaging }) => ({ json: reportQueues(messaging.queues, messaging.engine) }),
  'outputs.json': ({ resolver }) => ({ json: resolver.outputs() }),
  'events.json': ({ messaging }) => ({ json: messaging.buses.recent() }),
  'metrics.json': ({ metrics }) => ({ json: metrics.series() }),
  'logs.json': ({ logs }, query) => ({ json: logs.recent(query.get('function') ?? undefined) }),
  'endpoints.json': ({ access, edge }) => ({ json: { ...access, apis: Object.fromEntries(edge.apis) } }),
  'iam.json': ({ judge }) => ({ json: { roles: judge.usage(), unused: unusedGrants(judge.usage()) } }),
  'edge.json': ({ edge }) => ({
    json: Object.fromEntries([...edge.distributions].map(([id, distribution]) => [id, distribution.statistics()])),
  }),
  dashboards: ({ resolver, metrics }) => ({ html: dashboardPage(readDashboards(resolver), metrics) }),
};

/** Names a browser on this machine uses; any other one is a page elsewhere that had its own name point here. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The fixed interface of the local site under `/__local/` (design §8).
 * @param site `undefined` until all is ready: everything answers 503 until then
 */
export function createControl(site: () => ControlledSite | undefined): RequestListener {
  return (request, response) => {
    if (!ownNames.test(request.headers.host ?? ''))
      return send(response, 403, { json: { error: 'Only for this machine' } });
    const ready = site();
    if (!ready) return send(response, 503, { json: { status: 'starting' } });
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const route = routes[pathname.slice(controlPrefix.length)];
    if (!route) return send(response, 404, { json: { error: `There is no ${pathname}` } });
    if (!isRead(request)) return send(response, 405, { json: { error: 'Only to be read' } });
    send(response, 200, route(ready, searchParams));
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function send(response: ServerResponse, status: number, answer: Answer): void {
  const [type, body] =
    'html' in answer ? ['text/html', answer.html] : ['application/json', `${JSON.stringify(answer.json, null, 2)}\n`];
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}
