import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a usable browser is: Playwright's own, or one of the system. */
function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const found = systemBrowsers.flatMap((name) => {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    return status === 0 ? [stdout.trim()] : [];
  });
  return found[0];
}

/**
 * Makes sure that there is a browser: the one that is installed, else Playwright's or Debian's package.
 * @throws when none can be installed, with what to do
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log('Installing a browser for the tests (first run) …');
  spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell'], { stdio: 'inherit' });
  const playwrights = findBrowser();
  if (playwrights) return playwrights;
  console.log("Playwright's browser cannot be had here; trying Debian's package …");
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of ['apt-get update', 'apt-get install -y --no-install-recommends chromium fonts-liberation']) {
    const [program = '', ...parameters] = [...sudo, ...command.split(' ')];
    spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const debians = findBrowser();
  if (debians) return debians;
  throw new Error('No browser for the tests: install Chromium or Chrome and run npm test again');
}

/** Starts the browser without a window and without calls of its own to the outside. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const args = [
    ...more,
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: ensureBrowser(), args });
}
