import { applyLanguageChoice } from '../lib/language-choice.ts';
import { applyStoredTheme } from '../lib/theme.ts';

// Runs in the head of every page, before the first paint: built into each document, one kilobyte at most, and the same
// bytes everywhere so that one hash in the content security policy allows it. What differs comes in its data attributes.

/** The data attributes of our script element, as `web/prerender/document.ts` writes them. */
interface LoaderData {
  readonly entry: string;
  readonly home: string;
  readonly mainSite: string;
}

const script = document.currentScript as HTMLScriptElement; // a classic script, while it runs
const { entry, home, mainSite } = script.dataset as unknown as LoaderData; // our own document wrote them
const { documentElement, fonts, referrer } = document;
const clicked: HTMLElement[] = [];
let started = false;

function noteClick({ target }: Event): void {
  const element = (target as Element).closest<HTMLElement>('button,a[download]'); // clicks happen on elements only
  if (element) clicked.push(element);
}

async function startPage(): Promise<void> {
  if (started) return;
  started = true;
  const client: typeof import('./entry-client.tsx') = await import(entry);
  await client.start(clicked);
  removeEventListener('click', noteClick);
}

const showFace = () => documentElement.classList.add('typeset');

documentElement.className = 'scripted';
applyStoredTheme();
// A visitor who comes from a page of the site has the font already. Nothing else tells, as caches are emptied at any time.
if (referrer.startsWith(location.origin)) showFace();
if (location.pathname === home) applyLanguageChoice(mainSite);

addEventListener('click', noteClick);
addEventListener('pointerdown', startPage);
addEventListener('keydown', startPage);
// The largest picture may still be decoded when everything has loaded; half a second later it has been painted.
addEventListener('load', () =>
  setTimeout(() => {
    // Not earlier, as the largest paint needs the bandwidth. Shown once it is loaded, so that text is laid out again only once.
    void fonts.load('1em Archivo').then(showFace);
    void startPage();
  }, 500),
);
