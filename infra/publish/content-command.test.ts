import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const emptyState = mkdtempSync(join(tmpdir(), 'state-'));
afterAll(() => rmSync(emptyState, { recursive: true }));

/** Runs `npm run content` as npm does, on a machine where no local site was ever started. */
async function content(...args: string[]) {
  const file = join(import.meta.dirname, 'content-command.ts');
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, SITE_STATE: emptyState } });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ]);
  return { out, errors, code };
}

describe('npm run content', () => {
  it('npm run content checks the content', async () => {
    const { out, code } = await content('check');
    expect(out).toMatch(/^The content is in order: \d+ products, \d+ releases, \d+ cases, \d+ manuals\.$/m);
    expect(code).toBe(0);
  });

  it('npm run content says how to start a site that does not run', async () => {
    const { errors, code } = await content('publish');
    expect(errors).toContain('The local site has not been started here. Start it with npm start');
    expect(code).toBe(1);
  });

  it.each([
    [['frobnicate'], 'There is no command "frobnicate"'],
    [[], 'Say what to do: check, publish, picture or film'],
    [['check', 'twice'], '"twice" is one word too many'],
    [['publish', '--colour'], "Unknown option '--colour'"],
  ])('npm run content points to its help when called with %j', async (args, message) => {
    const { errors, code } = await content(...args);
    expect(errors).toContain(message);
    expect(errors).toContain('npm run content -- --help');
    expect(code).toBe(2);
  });

  it('npm run content explains itself', async () => {
    const { out, code } = await content('publish', '--help');
    expect(out).toContain('--dry-run');
    expect(code).toBe(0);
  });
});
