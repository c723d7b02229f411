import { applyLanguageChoice } from '../../lib/visitor/language-choice.ts';
import { readChoice } from '../../lib/visitor/storage.ts';
import { applyStoredTheme } from '../../lib/visitor/theme.ts';

// Runs in the head of every page, before the first paint: built into each document, small, and the same bytes everywhere
// so that one hash in the content security policy allows it. What differs comes in its data attributes.

/** The data attributes of our script element, as `web/prerender/document.ts` writes them. */
interface LoaderData {
  /** Addresses of the page's scripts, separated by spaces; the first is the entry. */
  readonly scripts: string;
  readonly home: string;
  readonly mainSite: string;
}

// A classic script while it runs, with what our own document wrote.
const { scripts, home, mainSite } = (document.currentScript as HTMLScriptElement).dataset as unknown as LoaderData;
const { documentElement, fonts, head, referrer } = document;
const { classList } = documentElement;
const unasked = scripts.split(' ');
const entry = unasked[0] as string; // a split gives at least one
const held: Event[] = [];
// Not set yet, rather than false: every byte stands in every document.
let starting: boolean | undefined;
let failed: boolean | undefined;
let live: boolean | undefined;
let styled: Promise<unknown> | undefined;

const addClass = (name: string) => classList.add(name);
const showFace = () => addClass('typeset');
/** What is below the first screen may be seen (`fitting-document.ts`). */
const showRest = () => addClass('styled');
/** Pictures below the screen may come (`base.css`). */
const wake = () => classList.remove('waiting');

/**
 * All at once, for the entry would name the others only when it has come. The document's own style has what its HTML needs: whatever a
 * script adds needs the sheets. One that cannot be had is missed, and keeps nothing back.
 */
function askForRest(): void {
  for (const href of unasked.splice(0)) {
    head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  styled ??= Promise.all(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[disabled]'),
      (link) =>
        new Promise<unknown>((done) => {
          link.onload = done;
          link.onerror = () => done(link.remove());
          link.disabled = false;
        }),
    ),
  ).then(showRest);
}

/**
 * Browsers may keep a failed import as long as the document lives (whatwg/html#10327), and after a release its files are gone:
 * then a fresh document helps. Once for a tab and a build, while the site answers, and never over something typed.
 */
async function reloadOnce(): Promise<void> {
  const mayNot = sessionStorage.reloaded === entry || !(await fetch('', { cache: 'reload' })).ok;
  if (mayNot || held.some((event) => event.type === 'input')) return;
  sessionStorage.reloaded = entry;
  location.reload();
}

/** Whatever fails, the next sign of a person or of the network tries again. */
async function startPage(): Promise<void> {
  if (starting) return;
  starting = true;
  askForRest();
  try {
    const client: typeof import('./entry-client.tsx') = await import(entry);
    await styled;
    await client.start(held);
    live = true;
  } catch (error) {
    reportError(error);
    // The buttons of films that are watched do nothing then.
    for (const film of document.querySelectorAll<HTMLVideoElement>('video[poster]')) film.controls = true;
    // Rejects where nothing answers, or nothing may be remembered.
    if (failed) await reloadOnce().catch(() => {});
    failed = true;
    starting = false;
  }
}

/**
 * Keeps what was done before anything listens, and starts the page or tries again. A browser may not send a form by itself: its fields
 * would go into the address.
 */
function hold(event: Event): void {
  wake();
  if (live) return;
  if (event.type === 'submit') event.preventDefault();
  held.push(event);
  void startPage();
}

classList.add('scripted', 'waiting');
// The header keeps the room of who is signed in.
if (readChoice('userInfo')) addClass('member');
applyStoredTheme(documentElement);
// A visitor who comes from a page of the site has the font already. Nothing else tells, as caches are emptied at any time.
if (referrer.startsWith(origin)) showFace();
if (location.pathname === home) applyLanguageChoice(mainSite);

for (const type of ['pointerdown', 'keydown', 'click', 'input', 'submit', 'online']) addEventListener(type, hold, true);
addEventListener('scroll', wake, true);
// Whoever prints before the sheets have come gets all that is said.
addEventListener('beforeprint', showRest);
addEventListener('DOMContentLoaded', () => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    const [box] = picture.getClientRects(); // none of what the theme hides
    // It has been moved aside already; the next slide of a carousel shows a few pixels.
    if (box && box.top < innerHeight && box.left + 9020 < innerWidth) picture.dataset.near = '';
  }
  // Where the browser scrolls by itself, the page must have its heights.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') askForRest();
});
addEventListener('load', () => {
  // Everything may have come before anything is painted; scripts would then delay that, and the picture that is decoded just after:
  // asked for at once instead of 50 ms later, Lighthouse has the download centre painted 340 ms later.
  new PerformanceObserver(() => setTimeout(askForRest, 50)).observe({ type: 'paint', buffered: true });
  // The largest picture may still be decoded when everything has loaded; half a second later it has been painted.
  // The font comes last, once the page is live, as scripts need the bandwidth; pictures below the screen after it.
  setTimeout(
    () =>
      startPage()
        .then(() => new Promise<unknown>((done) => (self.requestIdleCallback ?? setTimeout)(done)))
        .then(() => fonts.load('1em Archivo'))
        .then(showFace, () => {}) // without it the text stays in the system's font
        .then(wake),
    500,
  );
});
