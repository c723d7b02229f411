import { Suspense, useEffect } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { PrefetchContext } from '../../lib/pages/prefetch.ts';
import { SkipLink } from '../../ui/layout/skip-link/skip-link.tsx';
import { type Store, StoreContext } from '../navigation/atoms.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { PageView } from '../navigation/page-view.tsx';
import { useView, ViewProvider } from '../navigation/view.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';
import { ShellPart } from './shell-part.tsx';

interface AppProps {
  readonly store: Store;
  readonly navigation: Navigation;
  /** Called once the tree is mounted. */
  readonly onReady?: () => void;
}

/**
 * What wouter's `useLocation` answers, and its links ask: the path of the page on show, home's where there is none. Not that of the
 * address bar, which changes first: all links would listen to it, and those of the page that leaves render anew.
 */
const usePathOnShow: BaseLocationHook = () => [useView()?.page.identity ?? '', navigate];

/** The whole site: exactly the tree that is prerendered, and hydrated. */
export function App({ store, navigation, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);

  return (
    <StoreContext value={store}>
      <Router hook={usePathOnShow} aroundNav={navigation.aroundNav}>
        <PrefetchContext value={navigation.prefetch}>
          <ViewProvider store={store}>
            <SkipLink />
            <Progress />
            <ShellPart>
              <Header />
            </ShellPart>
            <PageView reload={navigation.reload} />
            <ShellPart>
              <Suspense>
                <Footer />
              </Suspense>
            </ShellPart>
            <ShellPart>
              <BackToTop />
            </ShellPart>
          </ViewProvider>
        </PrefetchContext>
      </Router>
    </StoreContext>
  );
}
