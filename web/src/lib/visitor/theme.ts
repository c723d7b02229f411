import { readChoice, storeChoice } from './storage.ts';

type Theme = 'light' | 'dark';

/** Shows the stored choice; without one the system's scheme decides. Runs before the first paint. @param root of the document */
export function applyStoredTheme(root: HTMLElement): void {
  const choice = readChoice('theme');
  if (choice) root.dataset.theme = choice;
}

/** Gives the browser's own bars the colour of the page: the tags of the document only know the system's theme. */
export function tintBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) tag.content = backgroundColor;
}

/** Switches from the current theme to the other one, and stores the choice. */
export function switchTheme(): void {
  const chosen = document.documentElement.dataset.theme;
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const next: Theme = dark ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  tintBrowser();
  storeChoice('theme', next);
}
