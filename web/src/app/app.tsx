import { Suspense, useEffect } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { PrefetchContext } from '../lib/prefetch.ts';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { type Store, StoreContext } from './atoms.ts';
import type { Navigation } from './navigation.ts';
import { PageView } from './page-view.tsx';
import { BackToTop } from './shell/back-to-top.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Progress } from './shell/progress.tsx';
import { ViewProvider } from './view.tsx';

interface AppProps {
  readonly store: Store;
  readonly navigation: Navigation;
  /** Called once the tree is mounted. */
  readonly onReady?: () => void;
}

/**
 * Wouter's links take their way out from here and listen to no address: they would all render anew whenever it changes, those of
 * the page that leaves too, and what is on show is the view's to say.
 */
const deafToTheAddress: BaseLocationHook = () => ['', navigate];

/** The whole site: exactly the tree that is prerendered, and hydrated. */
export function App({ store, navigation, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);

  return (
    <StoreContext value={store}>
      <Router hook={deafToTheAddress} aroundNav={navigation.aroundNav}>
        <PrefetchContext value={navigation.prefetch}>
          <ViewProvider store={store}>
            <SkipLink />
            <Progress />
            <Header />
            <PageView reload={navigation.reload} />
            <Suspense>
              <Footer />
            </Suspense>
            <BackToTop />
          </ViewProvider>
        </PrefetchContext>
      </Router>
    </StoreContext>
  );
}
