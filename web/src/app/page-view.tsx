import { useEffect, useLayoutEffect } from 'react';
import { brand } from '../../../shared/brand.ts';
import { routes } from '../../../shared/routes.ts';
import { Failure } from '../ui/failure.tsx';
import { arrive, focusPageHeading } from './arrive.ts';
import { navigatingAtom, useAtomValue, viewAtom } from './atoms.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ShownPage } from './shown-page.ts';

/** Keeps the head of the document true after a navigation. */
function updateHead({ name, outcome }: ShownPage): void {
  document.title = brand.name;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', brand.siteUrl + routes[name].path);
  const description = outcome.status === 'ready' ? outcome.description : undefined;
  if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** The page on show inside `main`, in whichever of its faces. */
export function PageView({ reload }: { reload: () => void }) {
  const view = useAtomValue(viewAtom);
  const navigating = useAtomValue(navigatingAtom);

  useLayoutEffect(() => {
    if (view?.arrival) arrive(view.arrival);
    else if (view?.held?.isConnected === false) focusPageHeading();
  }, [view]);
  useEffect(() => {
    if (view) updateHead(view.page);
  }, [view]);

  const page = view?.page;
  return (
    <main id="content" aria-busy={navigating}>
      {page && (
        <ErrorBoundary key={page.identity} shown={page} fallback={<Failure reason="failed" retry={reload} />}>
          {page.outcome.status === 'ready' ? (
            page.outcome.render(page.outcome.data, reload, page.renewed)
          ) : (
            <Failure reason={page.outcome.reason} retry={reload} />
          )}
        </ErrorBoundary>
      )}
    </main>
  );
}
