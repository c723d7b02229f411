import { type ComponentType, type ReactNode, useRef } from 'react';
import { useLateComponent } from '../../lib/loading/use-late-component.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RetryButton } from './retry-button/retry-button.tsx';

interface LatePartProps<Props> {
  /** Gets the component; the same function at every rendering. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the component is given. */
  readonly given: Props;
  /** Said until it is there. */
  readonly coming: string;
  /** Said when it cannot be had, or has broken. */
  readonly failure: string;
  /** Serves in place of the component. */
  readonly instead?: ReactNode;
}

/** A part whose code is loaded once it is shown: says that it comes, or that it cannot be had or is broken, and offers a retry. */
export function LatePart<Props extends object>({ load, given, coming, failure, instead }: LatePartProps<Props>) {
  const { loaded, failures, fail, retry } = useLateComponent(load);
  const place = useRef<HTMLDivElement>(null);

  return (
    <div ref={place} tabIndex={-1}>
      <ErrorBoundary shown={loaded} onBroken={fail}>
        {loaded && <loaded.Component {...given} />}
      </ErrorBoundary>
      <div aria-live="polite">
        {!loaded && failures === 0 && <p>{coming}</p>}
        {!loaded && failures > 0 && (
          <>
            <p>{failure}</p>
            {instead && <p>{instead}</p>}
            <RetryButton retry={retry} again={failures > 1} place={place} />
          </>
        )}
      </div>
    </div>
  );
}
