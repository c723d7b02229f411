import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { freePort } from '../../../infra/local/core/http/free-port.ts';
import { eventually } from '../../support/runs/eventually.ts';
import type { DrivenBrowser } from './driven-browser.ts';

/** How the standard calls an element in JSON, and the keys (https://www.w3.org/TR/webdriver2/). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const;

const Answer = z.object({ value: z.unknown() });
const Session = z.object({ sessionId: z.string() });
const Element = z.record(z.string(), z.string());

/**
 * Drives a browser by W3C WebDriver.
 * @param program starts the driver, which listens on the port that follows
 * @param capabilities of the session
 */
export async function driveByWebDriver(
  [program, ...parameters]: readonly [string, ...string[]],
  capabilities: object,
): Promise<DrivenBrowser> {
  const port = await freePort();
  const driver = spawn(program, [...parameters, `--port=${port}`], { stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = Answer.parse(await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const begin = async () => {
    await eventually(isUp, Boolean, 30);
    return Session.parse(await ask('/session', { capabilities: { alwaysMatch: capabilities } }));
  };
  const { sessionId } = await begin().catch((error: unknown) => {
    endGroup(driver);
    throw error;
  });
  const command = (path: string, body: object = {}) => ask(`/session/${sessionId}/${path}`, body);
  await command('window/rect', { x: 0, y: 0, width: 1_440, height: 1_000 });
  const find = async (selector: string) => {
    const found = Element.parse(await command('element', { using: 'css selector', value: selector }));
    return `element/${found[elementKey]}`;
  };
  return {
    goto: async (url) => void (await command('url', { url })),
    run: (script) => command('execute/sync', { script, args: [] }),
    click: async (selector) => void (await command(`${await find(selector)}/click`)),
    type: async (selector, text) => void (await command(`${await find(selector)}/value`, { text })),
    async pressKey(key) {
      const presses = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions: presses }] });
    },
    back: async () => void (await command('back')),
    async close() {
      await fetch(`${address}/session/${sessionId}`, { method: 'DELETE' });
      endGroup(driver);
    },
  };
}

/** Ends a process and all that it started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
