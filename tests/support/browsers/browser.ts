import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

/** What the tests would rather have: Chromium without anything to show a window with, which takes two thirds of the time. */
const shell = 'chromium-headless-shell';
/** They draw letters a little differently, so the kit's stored pictures may not fit. */
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a program is, if it is installed. */
export const whereIs = (name: string): string | undefined => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Playwright's shell, which lies beside the Chromium whose path it tells; or the system's. */
function findShell(): string | undefined {
  const [, folder = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const [own] = globSync(`chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`, {
    cwd: folder,
  });
  return own ? path.join(folder, own) : whereIs(shell);
}

const findWhole = (): string | undefined =>
  existsSync(chromium.executablePath())
    ? chromium.executablePath()
    : wholeBrowsers.flatMap((name) => whereIs(name) ?? [])[0];

/** The one that `CHROMIUM` names, to see whether the site and its tests hold in another. */
const findNamed = (): string | undefined => process.env.CHROMIUM;

const findBrowser = (): string | undefined => findNamed() ?? findShell() ?? findWhole();

/** Installs a browser: Playwright's, and where that is not there then, Debian's packages. */
export function installBrowser(name: string, packages: string, isThere: () => boolean): void {
  console.log(`Installing ${name} for the tests (first run) …`);
  spawnSync('npx', ['playwright', 'install', name], { stdio: 'inherit' });
  if (isThere()) return;
  console.log("Playwright's cannot be had here; trying Debian's packages …");
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of ['apt-get update', `apt-get install -y --no-install-recommends ${packages}`]) {
    const [program = '', ...parameters] = [...sudo, ...command.split(' ')];
    spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/**
 * Makes sure that there is a browser: the shell that is installed, else Playwright's or Debian's, else any Chromium.
 * @throws when none can be had, with what to do
 */
export function ensureBrowser(): string {
  const present = findNamed() ?? findShell();
  if (present) return present;
  installBrowser(shell, `${shell} fonts-liberation`, () => findShell() !== undefined);
  const found = findBrowser();
  if (found) return found;
  throw new Error('No browser for the tests: install Chromium or Chrome and run npm test again');
}

type Options = Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'>;

/** Decodes no picture. The rest is what Playwright says itself, which this takes the place of: there is a mouse, and it hovers. */
export const withoutPictures =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** One process for all pages: a new one is a seventh of what opening a page takes. */
const oneProcess = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

/** How the browser of the tests is started. */
export function browserLaunch(): LaunchOptions {
  return { executablePath: findBrowser(), args: [...quiet, ...oneProcess] };
}

/** Starts a browser without a window and without calls of its own to the outside. */
function launch(executablePath: string, { args = [], ...options }: Options): Promise<Browser> {
  return chromium.launch({ ...options, executablePath, args: [...args, ...quiet] });
}

/** Starts the browser of the tests. */
export function launchBrowser({ args = [], ...options }: Options = {}): Promise<Browser> {
  return launch(findBrowser() ?? ensureBrowser(), { ...options, args: [...args, ...oneProcess] });
}

/** Starts a browser to measure in: a whole one where there is one, as visitors have, since the shell paints in less time. */
export function launchWholeBrowser(options: Options = {}): Promise<Browser> {
  return launch(findNamed() ?? findWhole() ?? findShell() ?? ensureBrowser(), options);
}
