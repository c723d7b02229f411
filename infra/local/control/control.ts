import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { FileReport, Reports, Site } from '../core/counterpart.ts';
import { type Html, html, page } from '../core/html.ts';
import { readBody } from '../core/http/body.ts';
import { isFromElsewhere } from '../core/http/from-elsewhere.ts';
import type { Started } from '../core/site.ts';
import type { StandIn } from '../core/stand-in.ts';
import type { LocalAccess } from '../core/state/files.ts';
import { unusedGrants } from './unused-grants.ts';

/** What the control pages show. */
export interface ControlledSite {
  readonly site: Site;
  readonly started: readonly Started[];
  readonly access: LocalAccess;
}

type Answer =
  | { readonly json: unknown }
  | { readonly file: FileReport | undefined }
  | { readonly title: string; readonly content: Html };
type Route = (query: URLSearchParams) => Answer | Promise<Answer>;

export const controlPrefix = '/__local/';

/**
 * The pages hold what strangers wrote. No script runs, nothing is loaded from elsewhere (mails in frames included, which inherit this),
 * no page may frame them or embed what they answer.
 */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Host names of this machine. Any other belongs to a page elsewhere whose owner made its name point to this machine. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The fixed interface of the local site under `/__local/`: what every service reports, and what the site itself does.
 * @param ready `undefined` until all is ready: everything answers 503 until then
 * @param standIns what else answers below the prefix, and is linked
 */
export function createControl(
  ready: () => ControlledSite | undefined,
  standIns: readonly Pick<StandIn, 'path'>[] = [],
): RequestListener {
  return (request, response) => {
    if (!ownNames.test(request.headers.host ?? '')) return sendJson(response, 403, { error: 'Only for this machine' });
    const controlled = ready();
    if (!controlled) return sendJson(response, 503, { status: 'starting' });
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const routes = routesOf(controlled);
    const route = routes.get(pathname.slice(controlPrefix.length));
    if (!route) return sendJson(response, 404, { error: `There is no ${pathname}` });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void write(request, response, writeOf(controlled, pathname));
    const others = standIns.map(({ path }) => path.slice(controlPrefix.length));
    const links = [...others, ...routes.keys()].filter((name) => name !== 'health' && !name.includes('/'));
    Promise.try(route, searchParams)
      .then((answer) => {
        if ('json' in answer) return sendJson(response, 200, answer.json);
        if ('file' in answer) return sendFile(response, answer.file);
        send(response, 200, 'text/html', page(answer.title, answer.content, links));
      })
      .catch((error: unknown) => sendJson(response, 500, { error: reasonOf(error) }));
  };
}

/** Pages first, then JSON, in the order of the services. */
function routesOf({ site, started, access }: ControlledSite): Map<string, Route> {
  const { resolver, judge } = site;
  const reports = started.map(({ counterpart }) => counterpart.reports ?? {});
  const iam = () => ({ roles: judge.usage(), unused: unusedGrants(judge.usage()), refused: judge.refused() });
  // Whoever has an account on this machine can ask; the key is in the file, which is its owner's.
  const { credentials: _, ...addresses } = access;
  const own: NonNullable<Reports['json']> = {
    'endpoints.json': () => addresses,
    'iam.json': iam,
    'outputs.json': () => resolver.outputs(),
    health: () => ({ status: 'ready' }),
  };
  const json = [...reports.map((each) => each.json ?? {}), own].flatMap((each) => Object.entries(each));
  return new Map<string, Route>([
    ['', () => ({ title: 'Local site', content: overview(reports, iam().unused.length) })],
    ...reports.flatMap(({ pages = {} }) => Object.entries(pages)),
    ...reports
      .flatMap(({ files = {} }) => Object.entries(files))
      .map(([name, file]) => [name, async (query: URLSearchParams) => ({ file: await file(query) })] as const),
    ...json.map(([name, report]) => [name, (query: URLSearchParams) => ({ json: report(query) })] as const),
  ]);
}

type Write = (given: unknown) => unknown;

function writeOf({ started }: ControlledSite, pathname: string): Write | undefined {
  const writes = started.flatMap(({ counterpart }) => Object.entries(counterpart.reports?.writes ?? {}));
  return new Map(writes).get(pathname.slice(controlPrefix.length));
}

const LARGEST_WRITE = 100_000;

/** Only JSON, and not from a page elsewhere: another port of this machine is elsewhere too. */
async function write(request: IncomingMessage, response: ServerResponse, accept: Write | undefined): Promise<void> {
  if (!accept || request.method !== 'POST') return sendJson(response, 405, { error: 'Only to be read' });
  if (isFromElsewhere(request.headers)) return sendJson(response, 403, { error: 'Not from another site' });
  if (request.headers['content-type'] !== 'application/json')
    return sendJson(response, 415, { error: 'Only application/json' });
  try {
    const body = await readBody(request, LARGEST_WRITE);
    sendJson(response, 200, accept(JSON.parse(body.toString())));
  } catch (error) {
    sendJson(response, 400, { error: reasonOf(error) });
  }
}

/** Queues, functions, edge, the latest events, at a glance. */
function overview(reports: readonly Reports[], unused: number): Html {
  return html`${reports.flatMap((each) => each.overview?.() ?? [])}
<p class="quiet">${unused} grants of the template have not been used since the start: <a href="/__local/iam.json">Grants</a>.</p>`;
}

/** What is wrong, for people: also with what was given and is not of the shape that it should have. */
function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

/** A stranger may have written it: it is kept, and never shown as a page of ours. */
function sendFile(response: ServerResponse, file: FileReport | undefined): void {
  if (!file) {
    sendJson(response, 404, { error: 'There is no such file' });
    return;
  }
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name || 'attachment')}`;
  response.writeHead(200, { ...headers, 'content-type': type, 'content-disposition': disposition });
  response.end(file.bytes);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', `${JSON.stringify(value, null, 2)}\n`);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` });
  response.end(body);
}
