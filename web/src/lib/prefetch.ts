import { createContext } from 'react';

/**
 * Loads the page behind an address ahead of a click; the shell says how. Called without an address when the visitor has left the
 * link. Does nothing while prerendering.
 */
export const PrefetchContext = createContext<(address?: string) => void>(() => {});
