import { existsSync, globSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from 'playwright';
import puppeteer from 'puppeteer-core';
import { installBrowser, whereIs } from '../../support/browsers/browser.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { driveByWebDriver } from './webdriver.ts';

const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** Playwright's own, as it is installed; undefined where it is not. */
async function ofPlaywright(type: BrowserType): Promise<DrivenBrowser | undefined> {
  if (!existsSync(type.executablePath())) return undefined;
  const browser = await type.launch();
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().fill(text),
    pressKey: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    close: () => browser.close(),
  };
}

/** Debian's Firefox, by WebDriver BiDi. */
async function debiansFirefox(): Promise<DrivenBrowser | undefined> {
  const executablePath = whereIs('firefox-esr');
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressKey: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    close: () => browser.close(),
  };
}

/** Debian's WebKit, in the smallest browser around it, on a screen that nobody sees. */
async function debiansWebKit(): Promise<DrivenBrowser | undefined> {
  const binary = miniBrowser();
  if (!binary || !whereIs('WebKitWebDriver') || !whereIs('xvfb-run')) return undefined;
  const screen = ['--auto-servernum', '--server-args=-screen 0 1440x1000x24'];
  return driveByWebDriver(['xvfb-run', ...screen, 'WebKitWebDriver'], {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
}

/** @throws Error that says what is missing */
async function opened(
  type: BrowserType,
  debians: () => Promise<DrivenBrowser | undefined>,
  packages: string,
): Promise<DrivenBrowser> {
  const present = (await ofPlaywright(type)) ?? (await debians());
  if (present) return present;
  installBrowser(type.name(), packages, () => existsSync(type.executablePath()));
  const installed = (await ofPlaywright(type)) ?? (await debians());
  if (installed) return installed;
  throw new Error(`There is no ${type.name()}: install Playwright's, or Debian's ${packages}`);
}

export const otherBrowsers = {
  Firefox: () => opened(firefox, debiansFirefox, 'firefox-esr'),
  WebKit: () => opened(webkit, debiansWebKit, 'webkit2gtk-driver xvfb xauth'),
} as const;
