import { readChoice, storeChoice } from './storage.ts';

/** Whether `/` opens the search: it does until the visitor switches that off. */
export function opensWithKey(): boolean {
  return readChoice('search-key') !== 'off';
}

/** Stores whether `/` opens the search. */
export function chooseKey(on: boolean): void {
  storeChoice('search-key', on ? 'on' : 'off');
}
