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
    [['picture', 's3-pro'], '"picture" needs a name and a file, as in: npm run content -- picture s3-pro desk.png'],
    [['film', 'home', 'a.mp4', 'b.mp4'], '"b.mp4" is one word too many'],
    [['film', 'home', 'a.mp4', '--poster', 'soon'], '"--poster" takes seconds after the beginning'],
    [['picture', 's3-pro', 'a.png', '--poster', '2'], '"--poster" is for films'],
  ])('npm run content points to its help when called with %j', async (args, message) => {
    const { errors, code } = await content(...args);
    expect(errors).toContain(message);
    expect(errors).toContain('npm run content -- --help');
    expect(code).toBe(2);
  });

  it.each([
    [['picture', 's3-prö', 'desk.png'], '"s3-prö" cannot be the name of a picture'],
    [['picture', 'screen-s9', 'desk.png'], 'There is no picture "screen-s9" in web/build/picture-manifest.json'],
    [['picture', 's3-pro', 'none.png'], 'There is no file none.png'],
    [['picture', 's3-pro', 'package.json'], 'package.json is not a picture that can be read'],
    [
      ['picture', 's3-pro', 'web/public/icon-192.png'],
      'icon-192.png has 192 × 192 pixels, and "s3-pro" is shown with up to',
    ],
    [['film', 'opening', 'show.mp4'], 'There is no film "opening" in web/build/film-manifest.json'],
    [['film', 'home', 'none.mp4'], 'There is no file none.mp4'],
  ])('npm run content -- %j says in a sentence what is wrong', async (args, message) => {
    const { out, errors, code } = await content(...args);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
    expect([out, code]).toEqual(['', 1]);
  });

  it('npm run content explains itself', async () => {
    const { out, code } = await content('publish', '--help');
    expect(out).toContain('--dry-run');
    expect(out).toContain('npm run content -- picture hero-stage photographs/our-stage.png');
    expect(code).toBe(0);
  });
});
