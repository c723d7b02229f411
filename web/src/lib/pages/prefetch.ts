import { createContext } from 'react';

/** What is loaded ahead of a click: the page of an address, or what a function loads, which never rejects. */
export type Ahead = string | (() => Promise<unknown>);

/**
 * Loads something ahead of a click, once the visitor has stayed; the shell says how. Called without anything when the visitor has left
 * the link. Does nothing while prerendering.
 */
export const PrefetchContext = createContext<(wanted?: Ahead) => void>(() => {});
