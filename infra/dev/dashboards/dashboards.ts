import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import * as z from 'zod/mini';
import { isFromElsewhere } from '../../local/core/http/from-elsewhere.ts';
import type { StandIn } from '../../local/core/stand-in.ts';
import { siteAccess } from '../../publish/target.ts';

/** Below it lie the dashboards, each by its name. */
export const dashboardsPath = '/__local/dashboards';

/** The page holds what functions drew: it runs no script but its own, loads nothing from elsewhere, and nobody may frame it. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const document = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Dashboards</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><link rel="stylesheet" href="${dashboardsPath}/viewer.css">
<script type="module" src="${dashboardsPath}/viewer.js"></script></head>
<body><noscript>The dashboards are drawn by a script.</noscript></body></html>
`;

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/** What CloudWatch is in a browser: a page that draws the dashboards of the site (README.md), from what its AWS says of them. */
export const dashboards: StandIn = {
  path: dashboardsPath,
  hosts: [],
  start: async ({ stateDirectory }) => ({ answer: viewerListener(stateDirectory), stop: async () => {} }),
};

function viewerListener(stateDirectory: string): RequestListener {
  let told: ReturnType<typeof tellOf> | undefined;
  /** At the first question: the site has written by then where its AWS is. */
  const tell = () => {
    told ??= tellOf(stateDirectory);
    return told;
  };
  let bundled: Promise<Readonly<Record<string, string>>> | undefined;
  /** At the first request, so that the site starts no later. What failed is tried again. */
  const bundle = () => {
    bundled ??= bundleViewer().catch((error: unknown) => {
      bundled = undefined;
      throw error;
    });
    return bundled;
  };

  const answer = async ({ method = '', url = '', headers: asked }: IncomingMessage): Promise<Reply> => {
    // What a widget is asked calls functions of the site.
    if (isFromElsewhere(asked)) return { status: 403, body: 'Not from another site\n' };
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: 'Only to be read\n' };
    const { pathname, searchParams } = new URL(url, 'http://host');
    const name = pathname.slice(dashboardsPath.length + 1);
    if (name === 'all.json') return inJson((await tell()).all());
    if (name === 'widget.json') return inJson((await tell()).widget(searchParams));
    if (name === 'viewer.js') return { type: 'text/javascript', body: (await bundle())[name] ?? '' };
    if (name === 'viewer.css') return { type: 'text/css', body: (await bundle())[name] ?? '' };
    // Names of dashboards have these characters alone (CloudWatch: PutDashboard).
    if (/^[\w-]*$/.test(name)) return { type: 'text/html', body: document };
    return { status: 404, body: `There is no ${dashboardsPath}/${name}\n` };
  };

  return (request, response) => {
    answer(request)
      .catch((error: unknown): Reply => ({ status: 500, body: `${Object(error).message}\n` }))
      .then(({ status = 200, type = 'text/plain', body }) => {
        const allowed = status === 405 && { allow: 'GET, HEAD' };
        response.writeHead(status, { ...headers, ...allowed, 'content-type': `${type}; charset=utf-8` });
        response.end(body);
      });
  };
}

async function tellOf(stateDirectory: string) {
  const [{ answersOf }, { createConsole }] = await Promise.all([
    import('./answers/answers.ts'),
    import('./answers/console.ts'),
  ]);
  return answersOf(createConsole((await siteAccess('local', stateDirectory)).access));
}

/** What was asked for, or why it cannot be told. */
async function inJson(answer: Promise<unknown>): Promise<Reply> {
  const type = 'application/json';
  try {
    return { type, body: JSON.stringify(await answer) };
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(Object(error).message);
    return { type, status: 500, body: JSON.stringify({ error: reason }) };
  }
}

/** The script and the styles of the page, by name. @throws when they cannot be bundled */
async function bundleViewer(): Promise<Record<string, string>> {
  const { build } = await import('esbuild');
  const folder = path.join(import.meta.dirname, 'viewer');
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'viewer.ts'), path.join(folder, 'viewer.css')],
    outdir: folder,
    bundle: true,
    write: false,
    minify: false,
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.fromEntries(outputFiles.map((file) => [path.basename(file.path), file.text]));
}
