import type { CDPSession, Page } from 'playwright';

/** How a visitor looks at a page. */
export interface Look {
  /** CSS pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of CSS. */
  readonly ratio: number;
  /** Whether a finger points, and no mouse. */
  readonly finger?: boolean;
  readonly scheme?: 'light' | 'dark';
  /** Pixels of the letters that the visitor has chosen in the browser. */
  readonly letters?: number;
}

export const desk = { width: 1440, height: 900, ratio: 2 } as const satisfies Look;
export const wideScreen = { width: 2560, height: 1440, ratio: 1 } as const satisfies Look;
export const phone = { width: 390, height: 844, ratio: 2, finger: true } as const satisfies Look;

/** What the browser's letters are unless a visitor chooses others. */
const usualLetters = 16;

/** A look in the words of a failing check: `390 px, light`. */
export function wordsOf({ width, scheme = 'dark', letters }: Look): string {
  return [`${width} px`, scheme, ...(letters ? [`letters of ${letters} px`] : [])].join(', ');
}

/** Changes how a page is looked at, and waits until it has been painted so. Looks that were before it leave nothing behind. */
export async function lookAt(page: Page, devtools: CDPSession, look: Look): Promise<void> {
  const { width, height, ratio, finger = false, scheme = 'dark', letters = usualLetters } = look;
  await Promise.all([
    page.emulateMedia({ colorScheme: scheme }),
    devtools.send('Emulation.setTouchEmulationEnabled', { enabled: finger }),
    devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: ratio, mobile: false }),
    devtools.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } }),
  ]);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
