import { Suspense, useEffect } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { PrefetchContext } from '../../lib/pages/prefetch.ts';
import { SkipLink } from '../../ui/layout/skip-link/skip-link.tsx';
import { type Store, StoreContext } from '../navigation/atoms.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { PageView } from '../navigation/page-view.tsx';
import { ViewProvider } from '../navigation/view.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';

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
