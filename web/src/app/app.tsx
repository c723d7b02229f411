import { useEffect } from 'react';
import { Router } from 'wouter';
import { PrefetchContext } from '../lib/prefetch.ts';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { type Store, StoreContext } from './atoms.ts';
import type { Navigation } from './navigation.ts';
import { PageView } from './page-view.tsx';
import { BackToTop } from './shell/back-to-top.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Progress } from './shell/progress.tsx';

interface AppProps {
  readonly store: Store;
  readonly navigation: Navigation;
  /** Path of the page, where there is no address bar to read it from. */
  readonly path?: string;
  /** Called once the tree is mounted. */
  readonly onReady?: () => void;
}

/** The whole site: exactly the tree that is prerendered, and hydrated. */
export function App({ store, navigation, path, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);

  return (
    <StoreContext value={store}>
      <Router aroundNav={navigation.aroundNav} {...(path ? { ssrPath: path } : {})}>
        <PrefetchContext value={navigation.prefetch}>
          <SkipLink />
          <Progress />
          <Header />
          <PageView reload={navigation.reload} />
          <Footer />
          <BackToTop />
        </PrefetchContext>
      </Router>
    </StoreContext>
  );
}
