import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { type Store, type View, viewAtom } from './atoms.ts';

const ViewContext = createContext<View | null>(null);

interface ViewProviderProps {
  readonly store: Store;
  readonly children: ReactNode;
}

/**
 * Gives the page on show to whoever asks, as state of React's own: that can change in a transition, with the page that leaves
 * untouched until the next is ready, where a subscription renders at once. In a `popstate` React renders transitions in the same task.
 */
export function ViewProvider({ store, children }: ViewProviderProps) {
  const [view, setView] = useState(() => store.get(viewAtom));
  useEffect(() => store.sub(viewAtom, () => startTransition(() => setView(store.get(viewAtom)))), [store]);
  return <ViewContext value={view}>{children}</ViewContext>;
}

/** The page on show; the one that leaves while the next is being rendered. */
export function useView(): View | null {
  return useContext(ViewContext);
}
