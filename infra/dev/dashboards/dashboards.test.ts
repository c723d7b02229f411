import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../local/core/http/loopback.ts';
import { dashboards, dashboardsPath } from './dashboards.ts';

/** The viewer on a port of its own. @returns what asks it for an address below its path */
async function aViewer() {
  const { answer } = await dashboards.start({ port: 0, stateDirectory: '', clock: 1 });
  const server = await listenOnLoopback(0, answer);
  onTestFinished(() => server.close());
  return (address = '', method = 'GET', headers = {}) =>
    fetch(`${server.url}${dashboardsPath}${address}`, { method, headers });
}

test.each(['', '/', '/mediaserver-local-usage', '/mediaserver-local-usage?range=3h'])(
  'the page is the same at "%s": its script reads the name',
  async (address) => {
    const ask = await aViewer();
    const answered = await ask(address);
    expect(answered.status).toBe(200);
    expect(answered.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answered.text()).toContain(`src="${dashboardsPath}/viewer.js"`);
  },
);

test.each(['', '/viewer.js', '/viewer.css', '/no/such'])(
  '"%s" is kept nowhere and framed by nobody',
  async (address) => {
    const ask = await aViewer();
    const { headers } = await ask(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  },
);

test.each(['cross-site', 'same-site'])(
  'a page elsewhere (%s) has no widget drawn, which would call functions',
  async (site) => {
    const ask = await aViewer();
    for (const address of ['/widget.json', '/all.json'])
      expect((await ask(address, 'GET', { 'sec-fetch-site': site })).status).toBe(403);
  },
);

test('its script and its styles are bundled, with all that they import', async () => {
  const ask = await aViewer();
  const script = await ask('/viewer.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const [code, styles] = [await script.text(), await (await ask('/viewer.css')).text()];
  expect(code).toContain('uPlot');
  expect(code).not.toMatch(/^import /m);
  expect(styles).toContain('.u-over');
  expect(styles).not.toContain('@import');
});

test('what is no name of a dashboard is not there', async () => {
  const ask = await aViewer();
  expect((await ask('/viewer.ts')).status).toBe(404);
  expect((await ask('/a/b')).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused: there is nothing to write', async (method) => {
  const ask = await aViewer();
  const refused = await ask('', method);
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
});
