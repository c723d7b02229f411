import { readChoice, storeChoice } from './storage.ts';

type Theme = 'light' | 'dark';

/** Shows the stored choice; without one the system's scheme decides. Runs before the first paint. */
export function applyStoredTheme(): void {
  const choice = readChoice('theme');
  if (choice) document.documentElement.dataset.theme = choice;
}

/** Turns to the other scheme than the one showing, and remembers it. */
export function switchTheme(): void {
  const chosen = document.documentElement.dataset.theme;
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const next: Theme = dark ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  storeChoice('theme', next);
}
